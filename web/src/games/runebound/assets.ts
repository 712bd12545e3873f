/** Icons of the kinds of assets (game-icons, CC BY 3.0). */
import armour from "icon:breastplate";
import gear from "icon:knapsack";
import goods from "icon:swap-bag";
import movement from "icon:boots";
import weapon from "icon:broadsword";

export { armour, gear, goods, movement, weapon };
