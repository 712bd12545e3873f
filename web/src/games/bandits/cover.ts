import icon from "icon:bandit";
import type { Cover } from "../board";

export const cover: Cover = { icon, colours: ["#5a4632", "#2b2118"], minutes: 2, weight: 1 };
