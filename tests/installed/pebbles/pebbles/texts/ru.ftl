ask-take = Сколько камешков вы берёте?
do-take = взять: { $a }
took = { $seat } берёт камешков: { $pebbles }.
won = { $seat } берёт последний камешек и побеждает.
board-heap = Камешков в куче: { $pebbles }
