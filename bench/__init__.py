WEB = ("rollplayer", "prophecy", "runebound", "gloomhaven")  # games with a board in the browser
OWN = {"runebound": 45}  # kilobytes that a game's own part may weigh, where it is not 60
