"""CAMP, TRAVEL, SHOP, LVLUP, PERK, ENH and RETIRE: between the scenarios."""
