import icon from "icon:rune-stone";
import type { Cover } from "../board";

export const cover: Cover = { icon, colours: ["#2f5d4d", "#15302a"], place: 3, minutes: 90, weight: 2 };
