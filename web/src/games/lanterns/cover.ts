import icon from "icon:old-lantern";
import type { Cover } from "../board";

export const cover: Cover = { icon, colours: ["#6b4a1f", "#33230f"], minutes: 2, weight: 1 };
