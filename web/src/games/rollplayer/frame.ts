/** What this board takes from the table frame. */
export type { BoardProps, GameFront, Guide, Happened, Lang, OptionInfo, Picture, Printed, ReasonInfo, Texts } from "../board";
export { why } from "../../ui/why";
