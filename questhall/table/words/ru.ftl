# Что отклоняет сервер; показывает клиент.

no-http_broken = На сервере что-то пошло не так. Там это записано.
no-http_guest-needed = Сервер сначала хочет узнать ваше имя.
no-http_too-often = Слишком часто. Подождите минуту.
no-http_too-large = Это слишком много для одного раза.
no-http_malformed = Сервер этого не понял.
no-http_no-name = В имени нужна хотя бы одна буква.
no-http_no-such-table = Такого стола нет.
no-http_no-such-path = Такого адреса на сервере нет.
no-http_no-such-rules = Для этой игры свода правил нет.
no-http_foreign-origin = Эта страница не может обращаться к тому серверу.
no-table_not-your-seat = Это не ваше место.
no-table_seat-taken = Это место занято.
no-table_no-such-game = Такой игры здесь нет.
no-table_no-such-bot = Такого бота нет.
no-table_no-such-table = Такого стола нет.
no-table_no-such-wish = Сейчас никто не просит отменить ход.
no-table_no-such-step = В этой партии нет такого шага.
no-table_not-over = Это можно увидеть после конца партии.
no-table_not-proved = Доказательство не сошлось: { $cause }
no-table_clock = Такие часы поставить нельзя.
no-table_waiting = Партия ещё не началась: есть свободное место.
no-table_running = Партия ещё идёт.
no-table_over = Партия окончена.
no-table_frozen = Партия остановлена из-за ошибки.
no-table_moved = Стол переехал на другой сервер; возвращаемся.
no-table_nothing-said = Сказать было нечего.
