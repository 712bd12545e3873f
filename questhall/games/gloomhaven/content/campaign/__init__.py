"""What the campaign's own cards print: events, personal quests, achievements, boxes."""
