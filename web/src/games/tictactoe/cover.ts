import icon from "icon:tic-tac-toe";
import type { Cover } from "../board";

export const cover: Cover = { icon, colours: ["#44566b", "#202a36"], minutes: 1, weight: 1 };
