import icon from "icon:rolling-dices";
import type { Cover } from "../board";

export const cover: Cover = { icon, colours: ["#8b3a1e", "#4a1d10"], place: 1, minutes: 30, weight: 1 };
