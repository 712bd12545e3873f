ask-turn = What do you do tonight?
ask-guard = A thief is at your window. Post a guard?
ask-feint = A guard stops you. Feint?
do-draw = draw a card
do-burn = burn a torch and take a lantern from the heap
do-steal = steal a lantern from { $a }
do-drop = drop { $a }
do-guard = post a guard
do-feint = feint and slip past

drew = { $seat } draws { $card }.
    .unseen = { $seat } draws a card.
dropped = { $seat } drops { $card }.
burnt = { $seat } burns a torch and takes a lantern from the heap.
stole = { $seat } steals a lantern from { $victim }.
stopped = { $victim } posts a guard and stops { $seat }.
slipped = { $seat } feints and slips past the guard of { $victim }.
ended = The night is over.

no-hand_full = Your hand is full: { $limit } cards at most.
no-hand_lacks = You hold no { $card }.
no-heap_empty = The heap is empty.
no-rival_poor = Player { $seat } has no lantern left.

board-heap = Heap: { $lanterns } lanterns. Deck: { $cards } cards.
board-thief = { $lanterns ->
    [one] { $lanterns } lantern
   *[other] { $lanterns } lanterns
} | { $hand }

key-deck = Deck
key-discard = Discard pile
key-heap = Lanterns in the heap
key-hand = Hand
key-lanterns = Lanterns
