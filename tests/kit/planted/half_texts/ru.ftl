ask-turn = Что теперь?
do-roll = бросить кубик
rolled = { $seat } бросает кубик ({ $die }): { $value }.
charmed = { $seat } берёт { $charm }.
    .unseen = { $seat } берёт оберег.
no-charms_gone = Обереги кончились.
