key-round = Раунд
key-hearts = Сердца
key-plan = Замысел
