/** What the first board is painted without; it comes right after it. */
import "./map/over.css";

export { default as bundle } from "icon:swap-bag";
export { armsOf } from "../arms";
export { default as Helps } from "./map/Helps.svelte";
export { default as IntentPanel } from "./map/IntentPanel.svelte";
export { default as Loot } from "./map/Loot.svelte";
export { default as MapText } from "./map/MapText.svelte";
export { default as Marks } from "./map/Marks.svelte";
export { default as Over } from "./map/Over.svelte";
export { things } from "./map/things";
export { default as Corners } from "./table/Corners.svelte";
export { default as Deck } from "./table/Deck.svelte";
export { default as Elements } from "./table/Elements.svelte";
