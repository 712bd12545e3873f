/** What is painted beside the ground; it comes right after the first board. */
export { default as zombie } from "icon:raise-zombie";
export { regionLabels } from "./map/labels";
export { default as Overview } from "./map/Overview.svelte";
export { raised } from "./map/scape";
export { default as Vista } from "./Vista.svelte";
