import icon from "icon:crystal-ball";
import type { Cover } from "../board";

export const cover: Cover = { icon, colours: ["#4d3a73", "#241a3d"], place: 2, minutes: 60, weight: 2 };
