"""Which line of the ledger a question follows."""

from __future__ import annotations

RULES = {
    "draft": "PR-CHAR-02",
    "newcomer": "PR-NEWCHAR-01",
    "training": "PR-CHANCE-TRAINING-01",
    "dream": "PR-CHANCE-DREAM-01",
    "move": "PR-MOVE-01",
    "fight": "PR-TURN-01",
    "astral": "PR-ASTRAL-04",
    "act": "PR-OPP-02",
    "gear": "PR-ITEM-02",
    "head": "PR-ITEM-04",
    "before": "PR-BATTLE-08",
    "after": "PR-ROLLMOD-02",
    "accept": "PR-PVP-07",
    "pray": "PR-CARD-PRAYER-02",
    "reality": "PR-CARD-REALITYSCROLL-01",
    "limits": "PR-ROUND-04",
    "field": "PR-FINAL-05",
    "bargain": "PR-TRADE-02",
    "agree": "PR-TRADE-05",
    "pick.healing": "PR-CARD-HEALING-01",
    "pick.imp": "PR-CARD-IMP-01",
    "pick.robbed": "PR-CARD-BRIGAND-02",
    "pick.hermit": "PR-CARD-HERMIT-02",
    "pick.yield": "PR-PVP-11",
    "pick.loot": "PR-PVP-11",
    "pick.curse": "PR-CARD-MUMMY-01",
    "pick.tribute": "PR-FINAL-15",
    "pick.again": "PR-TURN-03",
}
