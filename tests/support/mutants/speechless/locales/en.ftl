pebbles-web-pond = The pond
