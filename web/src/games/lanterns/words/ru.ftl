key-deck = Колода
key-discard = Сброс
key-heap = Фонарей в куче
key-hand = Рука
key-lanterns = Фонари
