import icon from "icon:dungeon-gate";
import type { Cover } from "../board";

export const cover: Cover = { icon, colours: ["#3f4657", "#1c202b"], place: 4, minutes: 75, weight: 3 };
