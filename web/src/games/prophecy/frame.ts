/** What this board takes from the table frame. */
export type { BoardProps, GameFront, Guide, Happened, Lang, OptionInfo, Picture, ReasonInfo, Texts } from "../board";
