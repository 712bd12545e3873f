/** A picture for every item by where it is worn; the known ones by what they are. */
import bag from "icon:swap-bag";
import body from "icon:leather-armor";
import boots from "icon:leg-armor";
import bow from "icon:high-shot";
import cloak from "icon:cloak";
import dagger from "icon:plain-dagger";
import goggles from "icon:steampunk-goggles";
import hammer from "icon:flat-hammer";
import helm from "icon:visored-helm";
import potion from "icon:round-potion";
import ring from "icon:ring";
import shield from "icon:shield";
import wing from "icon:wingfoot";
import type { ItemSheet } from "../../types";

const KNOWN: Record<number, string> = {
  1: boots,
  2: wing,
  5: cloak,
  6: goggles,
  8: shield,
  9: bow,
  10: hammer,
  11: dagger,
  12: potion,
  13: potion,
  14: potion,
  123: ring,
};
const WORN: Record<string, string> = { head: helm, body, legs: boots, hand: shield, "two-hands": hammer, small: bag };

export function itemIcon(item: Pick<ItemSheet, "number" | "slot">): string {
  return KNOWN[item.number] ?? WORN[item.slot] ?? bag;
}
