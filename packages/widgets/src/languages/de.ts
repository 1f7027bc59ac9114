import type { Messages } from '@gildshelf/ui';
import { messages as uiMessages } from '@gildshelf/ui/languages/de';

/** The texts of the widgets, the components and the API in German. */
export const messages: Messages = {
  ...uiMessages,
  "'after' must be `next` of the page before.": '„after“ muss `next` der vorigen Seite sein.',
  "'after' must be what the Link header of the page before says.":
    '„after“ muss der Wert aus dem Link-Header der vorigen Seite sein.',
  "'limit' must be a whole number from 1 to {maximum}.":
    '„limit“ muss eine ganze Zahl von 1 bis {maximum} sein.',
  "'page' must be a whole number from 1 to {maximum}.":
    '„page“ muss eine ganze Zahl von 1 bis {maximum} sein.',
  "'page' requires 'sort'.": '„page“ setzt „sort“ voraus.',
  "'sort' must be 'best'.": '„sort“ muss „best“ sein.',
  '1 to {maximum}; 24 without a number.': '1 bis {maximum}; ohne Angabe 24.',
  '3+ characters, letters and numbers only': 'Mindestens 3 Zeichen, nur Buchstaben und Ziffern',
  Country: 'Land',
  'Data sources': 'Datenquellen',
  'All results for “{query}”': 'Alle Ergebnisse für „{query}“',
  '{count} rating': '{count} Bewertung',
  '{count} ratings': '{count} Bewertungen',
  'Choose titles to see them here.': 'Wähle Titel, um sie hier zu sehen.',
  Director: 'Regie',
  'No {titles} with this status at the moment.': 'Zurzeit keine {titles} mit diesem Status.',
  '{titles}: {status}': '{titles}: {status}',
  Average: 'Durchschnitt',
  'Search by name, or enter the URL of a title’s page. At most {maximum}.':
    'Suche nach dem Namen, oder gib die Adresse der Seite eines Titels ein. Höchstens {maximum}.',
  'The collection of {name} in numbers': 'Die Sammlung von {name} in Zahlen',
  Titles: 'Titel',
  'Loading the collection of {name}': 'Die Sammlung von {name} wird geladen',
  'A carousel, a rating or somebody’s public collection, on a wiki, a blog or a forum. No cookies, no storage, no tracking.':
    'Ein Karussell, eine Bewertung oder eine öffentliche Sammlung, in einem Wiki, Blog oder Forum. Keine Cookies, kein Speicher, kein Tracking.',
  'A collection needs the name of the person whose it is.':
    'Eine Sammlung braucht den Namen der Person, der sie gehört.',
  'A colour in place of gold, such as #ffd700.': 'Eine Farbe anstelle von Gold, etwa #ffd700.',
  'A list can show up to {maximum} titles.': 'Eine Liste kann bis zu {maximum} Titel zeigen.',
  'A list needs the slugs of its titles, with commas between them.':
    'Eine Liste braucht die Kurznamen ihrer Titel, durch Kommas getrennt.',
  'A picture, for a README or a signature.': 'Ein Bild, für eine README oder eine Signatur.',
  "A rating needs the slug of its title, as it stands in the address of the title's page.":
    'Eine Bewertung braucht den Kurznamen ihres Titels, wie er in der Adresse seiner Seite steht.',
  'A username. Only a collection that its owner has made public is shown.':
    'Ein Benutzername. Nur eine öffentliche Sammlung wird gezeigt.',
  'A verification email was sent to {email}.': 'Eine Bestätigungsmail wurde an {email} gesendet.',
  'Airing Dates': 'Ausstrahlung',
  All: 'Alle',
  'An unexpected error occurred. Please try again.':
    'Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es noch einmal.',
  Anime: 'Anime',
  'Anime information not found': 'Keine Angaben zu diesem Anime gefunden',
  'Are you sure you want to remove {title} from your collection?':
    'Möchtest du {title} wirklich aus deiner Sammlung entfernen?',
  'Avatar URL must be a web address that starts with https://.':
    'Die Avatar-URL muss eine Webadresse sein, die mit https:// beginnt.',
  'Average Rating': 'Durchschnittliche Bewertung',
  'Average of {count} rating on Gildshelf': 'Durchschnitt aus {count} Bewertung auf Gildshelf',
  'Average of {count} ratings on Gildshelf': 'Durchschnitt aus {count} Bewertungen auf Gildshelf',
  'Back to the start': 'Zurück zum Anfang',
  'Browse Content!': 'Titel entdecken!',
  'Chosen {titles}': 'Ausgewählte {titles}',
  'Choose a status': 'Status wählen',
  Collection: 'Sammlung',
  Completed: 'Abgeschlossen',
  'Completing your login...': 'Anmeldung wird abgeschlossen …',
  'Confirm Removal': 'Entfernen bestätigen',
  Copied: 'Kopiert',
  'Create Account': 'Konto erstellen',
  'Currently Playing': 'Spiele ich gerade',
  Data: 'Daten',
  Delete: 'Löschen',
  Description: 'Beschreibung',
  Discard: 'Verwerfen',
  'Discard changes?': 'Änderungen verwerfen?',
  Dropped: 'Abgebrochen',
  Duration: 'Dauer',
  'ESRB Rating': 'ESRB-Freigabe',
  'Edit Anime': 'Anime bearbeiten',
  'Edit Game': 'Spiel bearbeiten',
  'Edit Movie': 'Film bearbeiten',
  'Edit {title}': '{title} bearbeiten',
  'Email address is missing. Please try again.': 'Die E-Mail-Adresse fehlt. Bitte versuche es noch einmal.',
  'Email already verified. You can log in.':
    'Die E-Mail-Adresse ist bereits bestätigt. Du kannst dich anmelden.',
  'Email is not verified yet. Please check your inbox for the verification link.':
    'Die E-Mail-Adresse ist noch nicht bestätigt. Bitte suche den Bestätigungslink in deinem Posteingang.',
  'Email verified successfully.': 'Die E-Mail-Adresse wurde bestätigt.',
  'Enter a valid email address': 'Gib eine gültige E-Mail-Adresse ein',
  Episodes: 'Folgen',
  'Failed to change password.': 'Das Passwort konnte nicht geändert werden.',
  'Failed to check verification status. Please try again.':
    'Der Stand der Bestätigung konnte nicht geprüft werden. Bitte versuche es noch einmal.',
  'Failed to fetch user content data.': 'Deine Sammlung konnte nicht geladen werden.',
  'Failed to load anime. Please try again later.':
    'Anime konnten nicht geladen werden. Bitte versuche es später noch einmal.',
  'Failed to load details. Please try again later.':
    'Die Angaben konnten nicht geladen werden. Bitte versuche es später noch einmal.',
  'Failed to load games. Please try again later.':
    'Spiele konnten nicht geladen werden. Bitte versuche es später noch einmal.',
  'Failed to load profile data': 'Das Profil konnte nicht geladen werden',
  'Failed to process Google login. Please try again.':
    'Die Anmeldung mit Google ist fehlgeschlagen. Bitte versuche es noch einmal.',
  'Failed to remove {mediaType} from your collection. Please try again later.':
    'Der Eintrag ({mediaType}) konnte nicht aus deiner Sammlung entfernt werden. Bitte versuche es später noch einmal.',
  'Failed to resend verification email. Please try again.':
    'Die Bestätigungsmail konnte nicht noch einmal gesendet werden. Bitte versuche es erneut.',
  'Failed to reset password. Please try again.':
    'Das Passwort konnte nicht zurückgesetzt werden. Bitte versuche es noch einmal.',
  'Failed to save who may see your collection. Please try again.':
    'Wer deine Sammlung sehen darf, konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  'Failed to send reset link. Please try again.':
    'Der Link zum Zurücksetzen konnte nicht gesendet werden. Bitte versuche es noch einmal.',
  'Failed to submit rating. Please try again.':
    'Die Bewertung konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  'Failed to update games and/or anime. Please try again later.':
    'Spiele und/oder Anime konnten nicht aktualisiert werden. Bitte versuche es später noch einmal.',
  'Failed to update profile': 'Das Profil konnte nicht gespeichert werden',
  'Failed to update top anime. Please try again later.':
    'Die besten Anime konnten nicht aktualisiert werden. Bitte versuche es später noch einmal.',
  'Failed to load movies. Please try again later.':
    'Filme konnten nicht geladen werden. Bitte versuche es später noch einmal.',
  'Failed to update top movies. Please try again later.':
    'Die besten Filme konnten nicht aktualisiert werden. Bitte versuche es später noch einmal.',
  'Failed to update top games. Please try again later.':
    'Die besten Spiele konnten nicht aktualisiert werden. Bitte versuche es später noch einmal.',
  'Failed to verify email. Please try again.':
    'Die E-Mail-Adresse konnte nicht bestätigt werden. Bitte versuche es noch einmal.',
  'Failed to verify you are human. Please try again.':
    'Es konnte nicht geprüft werden, dass du ein Mensch bist. Bitte versuche es noch einmal.',
  'For a page made with React: components of your own bundle, from npm.':
    'Für eine Seite mit React: Komponenten im eigenen Bundle, aus npm.',
  'For any other page. The element keeps its height, and its link shows where no script runs.':
    'Für jede andere Seite. Das Element behält seine Höhe, und ohne Skript ist sein Link zu sehen.',
  'For editors that take no script.': 'Für Editoren, die keine Skripte annehmen.',
  'From the shelves of': 'Aus den Regalen von',
  'From your profile': 'Aus deinem Profil',
  Game: 'Spiel',
  'Game information not found': 'Keine Angaben zu diesem Spiel gefunden',
  Games: 'Spiele',
  Gildshelf: 'Gildshelf',
  'I am human': 'Ich bin ein Mensch',
  'If an account with that email exists, a password reset link has been sent.':
    'Falls es ein Konto mit dieser E-Mail-Adresse gibt, wurde ein Link zum Zurücksetzen des Passworts gesendet.',
  'If the address belongs to an account that is not verified yet, a new verification email has been sent.':
    'Falls die Adresse zu einem noch nicht bestätigten Konto gehört, wurde eine neue Bestätigungsmail gesendet.',
  'Invalid or missing reset token. Please request a new password reset link.':
    'Der Code zum Zurücksetzen fehlt oder ist ungültig. Bitte fordere einen neuen Link an.',
  'Invalid user information received. Please try again.':
    'Ungültige Benutzerdaten empfangen. Bitte versuche es noch einmal.',
  'It looks like this on your page, without the frame’s border and footer.':
    'So sieht es auf deiner Seite aus, ohne Rand und Fußzeile des Rahmens.',
  'Keep editing': 'Weiter bearbeiten',
  'Keep it on your shelf': 'Stell es in dein Regal',
  'Lately on the shelf': 'Zuletzt ins Regal gestellt',
  'Loading more…': 'Weitere werden geladen …',
  'Loading the title': 'Titel wird geladen',
  'Loading the trailer': 'Trailer wird geladen',
  'Loading the {titles} of {name}': '{titles} von {name} werden geladen',
  'Loading your {titles}': 'Deine {titles} werden geladen',
  'Log In': 'Anmelden',
  'Log in to set a status and a rating.': 'Melde dich an, um Status und Bewertung zu setzen.',
  'Login failed. Please check your credentials.': 'Anmeldung fehlgeschlagen. Bitte prüfe deine Angaben.',
  'Minimum 6 characters: must include letters, numbers, and special character (!@$%).':
    'Mindestens 6 Zeichen, darunter Buchstaben, Ziffern und ein Sonderzeichen (!@$%).',
  'More titles could not be loaded. Please try again.':
    'Weitere Titel konnten nicht geladen werden. Bitte versuche es noch einmal.',
  Movie: 'Film',
  'Movie information not found': 'Keine Angaben zu diesem Film gefunden',
  Movies: 'Filme',
  'N/A': 'k. A.',
  'New password cannot be the same as the current password.':
    'Das neue Passwort darf nicht gleich dem bisherigen sein.',
  'New password must be at least 6 characters long and include letters, numbers, and special characters (!@$%).':
    'Das neue Passwort muss mindestens 6 Zeichen lang sein und Buchstaben, Ziffern und Sonderzeichen (!@$%) enthalten.',
  'New passwords do not match.': 'Die neuen Passwörter stimmen nicht überein.',
  'No description available.': 'Keine Beschreibung vorhanden.',
  'No games found. Please try again later.': 'Keine Spiele gefunden. Bitte versuche es später noch einmal.',
  'No results found': 'Keine Ergebnisse gefunden',
  'No {pluralWord} yet.': 'Noch keine {pluralWord}.',
  'Nobody has rated it here yet': 'Hier hat noch niemand bewertet',
  'Not played': 'Nicht gespielt',
  'Not set': 'Nicht gesetzt',
  'Nothing yet on the shelves of Gildshelf.': 'Noch nichts in den Regalen von Gildshelf.',
  'Nothing on the shelf yet.': 'Noch nichts im Regal.',
  'On your shelf': 'In deinem Regal',
  'On your shelf: {title}': 'In deinem Regal: {title}',
  'Passwords do not match': 'Die Passwörter stimmen nicht überein',
  'Paste this address: blogs, forums and wikis that know oEmbed make a frame of it.':
    'Füge diese Adresse ein: Blogs, Foren und Wikis, die oEmbed kennen, machen daraus einen Rahmen.',
  Paused: 'Pausiert',
  Planned: 'Geplant',
  Platforms: 'Plattformen',
  'Play trailer: {title}': 'Trailer abspielen: {title}',
  Playing: 'Spiele ich',
  'Please choose a status.': 'Bitte wähle einen Status.',
  'Please complete the verification': 'Bitte schließe die Prüfung ab',
  'Please enter a valid email.': 'Bitte gib eine gültige E-Mail-Adresse ein.',
  'Please enter a valid password.': 'Bitte gib ein gültiges Passwort ein.',
  'Please enter a valid username.': 'Bitte gib einen gültigen Benutzernamen ein.',
  'Please enter your email address': 'Bitte gib deine E-Mail-Adresse ein',
  'Please fill in all fields': 'Bitte fülle alle Felder aus',
  'Please fill in all fields.': 'Bitte fülle alle Felder aus.',
  'Please log in to continue.': 'Bitte melde dich an, um fortzufahren.',
  'Please log in to view your account': 'Bitte melde dich an, um dein Konto zu sehen',
  'Please verify your email before logging in':
    'Bitte bestätige deine E-Mail-Adresse, bevor du dich anmeldest',
  Rate: 'Bewerten',
  'Rating Pending': 'Freigabe ausstehend',
  'Rating Updated': 'Bewertung gespeichert',
  'Rating of {title}': 'Bewertung von {title}',
  'Rating updated successfully!': 'Bewertung gespeichert!',
  'Re-watching': 'Sehe ich erneut',
  'Refreshing...': 'Wird neu geladen …',
  'Registration failed. Please try again.':
    'Die Registrierung ist fehlgeschlagen. Bitte versuche es noch einmal.',
  'Registration successful. Please check your email to verify your account.':
    'Registrierung erfolgreich. Bitte bestätige dein Konto über die E-Mail, die wir dir gesendet haben.',
  'Release Date': 'Erscheinungsdatum',
  'Remove from collection': 'Aus Sammlung entfernen',
  'Remove {title}': '{title} entfernen',
  'Request timed out. Please try again.': 'Zeitüberschreitung. Bitte versuche es noch einmal.',
  Save: 'Speichern',
  Score: 'Wertung',
  Search: 'Suche',
  'Search by name, or enter the end of its page’s URL, such as portal-2.':
    'Suche nach dem Namen oder gib das Ende der Adresse seiner Seite ein, etwa portal-2.',
  'Search for {titles}, and more...': 'Suche nach {titles} und mehr …',
  'Search results': 'Suchergebnisse',
  Selected: 'Ausgewählt',
  'Send the body as application/json.': 'Sende den Inhalt als application/json.',
  'Show Gildshelf on your page': 'Gildshelf auf deiner Seite zeigen',
  'Show more': 'Mehr anzeigen',
  'Show more {titles}': 'Mehr {titles} anzeigen',
  'Show my {part}': '{part} zeigen',
  'Showing {shown} of {total}.': '{shown} von {total} werden gezeigt.',
  'Signing in with {provider} did not work. Please try again.':
    'Die Anmeldung mit {provider} hat nicht geklappt. Bitte versuche es noch einmal.',
  'Signing in with {provider} is not set up here. Please log in with your username or email.':
    'Die Anmeldung mit {provider} ist hier nicht eingerichtet. Bitte melde dich mit Benutzernamen oder E-Mail-Adresse an.',
  Status: 'Status',
  'Status: {status}': 'Status: {status}',
  Submit: 'Speichern',
  'Successfully Removed': 'Entfernt',
  'The accent must be a colour of six digits, such as #ffd700.':
    'Der Akzent muss eine Farbe mit sechs Stellen sein, etwa #ffd700.',
  'The body must be JSON.': 'Der Inhalt muss JSON sein.',
  'The count must be a whole number from 1 to {maximum}.':
    'Die Anzahl muss eine ganze Zahl von 1 bis {maximum} sein.',
  'The current password is not right.': 'Das bisherige Passwort ist nicht richtig.',
  "The field '{name}' is missing or has the wrong shape.":
    'Das Feld „{name}“ fehlt oder hat die falsche Form.',
  "The field '{name}' is not known here.": 'Das Feld „{name}“ ist hier nicht bekannt.',
  'The rating must be between 0 and 5, in steps of 0.5.':
    'Die Bewertung muss zwischen 0 und 5 liegen, in Schritten von 0,5.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'The request took too long to arrive.': 'Die Anfrage hat zu lange gebraucht.',
  'The search text is too long.': 'Der Suchtext ist zu lang.',
  'The server cannot answer right now. Please try again later.':
    'Der Server kann gerade nicht antworten. Bitte versuche es später noch einmal.',
  'The status must be one of: {statuses}.': 'Der Status muss einer von diesen sein: {statuses}.',
  'The title is no longer in your collection.': 'Der Titel ist nicht mehr in deiner Sammlung.',
  'The trailer could not be played.': 'Der Trailer konnte nicht abgespielt werden.',
  'The {name} must be {choices}.': 'Für {name} ist nur {choices} möglich.',
  'The host has none of these titles.': 'Der Server hat keinen dieser Titel.',
  'There is no public collection of this name.': 'Es gibt keine öffentliche Sammlung mit diesem Namen.',
  'There is no public collection under this name.': 'Unter diesem Namen gibt es keine öffentliche Sammlung.',
  'There is no title of this kind to rate.': 'Es gibt keinen solchen Titel zu bewerten.',
  'There is no widget of this name: carousel, list, rating, collection or badge.':
    'Es gibt kein Widget mit diesem Namen: carousel, list, rating, collection oder badge.',
  'There is nothing at this address.': 'Unter dieser Adresse gibt es nichts.',
  'This address does not take that method.': 'Diese Adresse nimmt diese Methode nicht an.',
  'This cannot be shown right now. It is tried again in a moment.':
    'Das kann gerade nicht gezeigt werden. Gleich wird es noch einmal versucht.',
  'This collection could not be loaded. Please try again.':
    'Diese Sammlung konnte nicht geladen werden. Bitte versuche es noch einmal.',
  'This email is already verified.': 'Diese E-Mail-Adresse ist bereits bestätigt.',
  'This is not a request that can be read.': 'Diese Anfrage ist nicht lesbar.',
  'This password reset link has already been used. Please request a new one.':
    'Dieser Link zum Zurücksetzen wurde bereits benutzt. Bitte fordere einen neuen an.',
  'This password reset link has expired. Please request a new one.':
    'Dieser Link zum Zurücksetzen ist abgelaufen. Bitte fordere einen neuen an.',
  'This title is not in the catalogue.': 'Dieser Titel ist nicht im Katalog.',
  'This username is already taken.': 'Dieser Benutzername ist bereits vergeben.',
  'This verification link has expired.': 'Dieser Bestätigungslink ist abgelaufen.',
  'This verification link has expired. Please request a new one.':
    'Dieser Bestätigungslink ist abgelaufen. Bitte fordere einen neuen an.',
  'This verification link is not valid.': 'Dieser Bestätigungslink ist ungültig.',
  'To take no other script than this one, add {attributes} to the script tag. After an update of this site the script is refused until you copy the new hash; the link stays.':
    'Damit kein anderes Skript als dieses geladen wird, ergänze {attributes} im Script-Tag. Nach einem Update dieser Website wird das Skript abgelehnt, bis du den neuen Hash kopierst; der Link bleibt.',
  'Too many attempts. Please wait a little and try again.':
    'Zu viele Versuche. Bitte warte ein wenig und versuche es noch einmal.',
  'Top 100 Anime': 'Top 100 Anime',
  'Top 100 Games': 'Top 100 Spiele',
  'Top 100 Movies': 'Top 100 Filme',
  Trailer: 'Trailer',
  'Try another spelling, or a part of the name.':
    'Versuche eine andere Schreibweise oder einen Teil des Namens.',
  Type: 'Art',
  'Unable to connect to server. Please try again later.':
    'Keine Verbindung zum Server. Bitte versuche es später noch einmal.',
  'Unsupported content type': 'Diese Art von Titel wird nicht unterstützt',
  'Use at least 6 characters, with numbers, letters and special characters (!@$%).':
    'Verwende mindestens 6 Zeichen, mit Ziffern, Buchstaben und Sonderzeichen (!@$%).',
  'User information not found': 'Keine Benutzerdaten gefunden',
  'Valid email address is missing. Please try again.':
    'Eine gültige E-Mail-Adresse fehlt. Bitte versuche es noch einmal.',
  'Verification challenge timed out. Please try again.':
    'Die Prüfung hat zu lange gedauert. Bitte versuche es noch einmal.',
  Watched: 'Gesehen',
  Watching: 'Sehe ich',
  'Website must be a web address that starts with http:// or https://.':
    'Die Website muss eine Webadresse sein, die mit http:// oder https:// beginnt.',
  'Failed to save whether you see adult titles. Please try again.':
    'Es konnte nicht gespeichert werden, ob du Titel für Erwachsene siehst. Bitte versuche es noch einmal.',
  'I am 18 or older and want to see adult titles':
    'Ich bin mindestens 18 Jahre alt und möchte Titel für Erwachsene sehen',
  'Whether you see adult titles could not be loaded. Please try again.':
    'Ob du Titel für Erwachsene siehst, konnte nicht geladen werden. Bitte versuche es noch einmal.',
  'Who may see your collection could not be loaded. Please try again.':
    'Wer deine Sammlung sehen darf, konnte nicht geladen werden. Bitte versuche es noch einmal.',
  'You are logged out.': 'Du bist abgemeldet.',
  "You haven't added any {mediaTypes} to your {filter} collection yet":
    'Du hast noch keine {mediaTypes} in deiner Sammlung „{filter}“',
  'You may only use your own collection and profile.':
    'Du darfst nur deine eigene Sammlung und dein eigenes Profil benutzen.',
  'Your collection is full: it can hold {maximum}. Remove a title to add another.':
    'Deine Sammlung ist voll: Sie fasst {maximum} Titel. Entferne einen, um einen anderen hinzuzufügen.',
  'Your password has been changed.': 'Dein Passwort wurde geändert.',
  'Your password has been reset. You can log in with the new one.':
    'Dein Passwort wurde zurückgesetzt. Du kannst dich mit dem neuen anmelden.',
  'Your profile has been saved.': 'Dein Profil wurde gespeichert.',
  'Your session has ended. Please log in again.':
    'Deine Sitzung ist beendet. Bitte melde dich noch einmal an.',
  'Your status or rating is not saved yet.': 'Dein Status oder deine Bewertung ist noch nicht gespeichert.',
  all: 'Alle',
  anime: 'Anime',
  'at most 2 kB of script, once a page': 'höchstens 2 kB Skript, einmal pro Seite',
  completed: 'Abgeschlossen',
  dropped: 'Abgebrochen',
  game: 'Spiel',
  games: 'Spiele',
  movie: 'Film',
  movies: 'Filme',
  'no script': 'kein Skript',
  'one picture': 'ein Bild',
  paused: 'Pausiert',
  planned: 'Geplant',
  playing: 'Spiele ich',
  're-watching': 'Sehe ich erneut',
  watched: 'Gesehen',
  watching: 'Sehe ich',
  'what your bundler makes of it': 'was dein Bundler daraus macht',
  '{average} / 5': '{average} / 5',
  '{average} on {source}': '{average} bei {source}',
  '{counts} on the shelves of Gildshelf.': '{counts} in den Regalen von Gildshelf.',
  '{count} result': '{count} Ergebnis',
  '{count} results': '{count} Ergebnisse',
  '{count} {label}': '{count} {label}',
  '{count} {titles}': '{count} {titles}',
  '{count} {titles}, status: {status}': '{count} {titles}, Status: {status}',
  '{kilobytes} kB of script, once a page': '{kilobytes} kB Skript, einmal pro Seite',
  '{label} may have at most {maximum} characters.': '{label} darf höchstens {maximum} Zeichen haben.',
  '{name} on Gildshelf': '{name} auf Gildshelf',
  '{name}’s collection': 'Sammlung von {name}',
  '{provider} did not confirm an email address of yours, and an account needs one.':
    '{provider} hat keine E-Mail-Adresse von dir bestätigt, und ein Konto braucht eine.',
  '{titles} of {name}': '{titles} von {name}',
  '{title} ({type})': '{title} ({type})',
  '{title} ({year}) on Gildshelf': '{title} ({year}) auf Gildshelf',
  '{title} has been rated': '{title} wurde bewertet',
  '{title} has been removed from your collection.': '{title} wurde aus deiner Sammlung entfernt.',
  '{what} from': '{what} von',
  'A personal access token cannot do this. Please log in on the site.':
    'Das darf ein persönlicher Zugriffstoken nicht. Bitte melde dich auf der Website an.',
  'Copy the secret now. It will not be shown again.':
    'Kopiere das Geheimnis jetzt. Es wird nicht noch einmal gezeigt.',
  'Copy the token now. It will not be shown again.':
    'Kopiere den Token jetzt. Er wird nicht noch einmal gezeigt.',
  'Nothing more is sent to {url}, and its deliveries are deleted.':
    'An {url} wird nichts mehr gesendet, und die Zustellungen werden gelöscht.',
  'Nothing was sent yet.': 'Noch nichts gesendet.',
  'Please choose at least one event.': 'Bitte wähle mindestens ein Ereignis.',
  'Please choose at least one permission.': 'Bitte wähle mindestens eine Berechtigung.',
  'Please choose one of the offered expiry dates.': 'Bitte wähle eines der angebotenen Ablaufdaten.',
  'Please enter a name for the token.': 'Bitte gib dem Token einen Namen.',
  'Please enter a web address that starts with https://.':
    'Bitte gib eine Webadresse ein, die mit https:// beginnt.',
  'The address must be reachable on the public internet.':
    'Die Adresse muss im öffentlichen Internet erreichbar sein.',
  'The deliveries could not be loaded. Please try again.':
    'Die Zustellungen konnten nicht geladen werden. Bitte versuche es noch einmal.',
  'The name may have at most 80 characters.': 'Der Name darf höchstens 80 Zeichen haben.',
  'The test event is on its way.': 'Das Testereignis ist unterwegs.',
  'The token could not be created. Please try again.':
    'Der Token konnte nicht erstellt werden. Bitte versuche es noch einmal.',
  'The token could not be revoked. Please try again.':
    'Der Token konnte nicht widerrufen werden. Bitte versuche es noch einmal.',
  'The token has been revoked.': 'Der Token wurde widerrufen.',
  'The webhook could not be changed. Please try again.':
    'Der Webhook konnte nicht geändert werden. Bitte versuche es noch einmal.',
  'The webhook could not be created. Please try again.':
    'Der Webhook konnte nicht erstellt werden. Bitte versuche es noch einmal.',
  'The webhook has been deleted.': 'Der Webhook wurde gelöscht.',
  'The webhook is disabled. Please enable it first.':
    'Der Webhook ist deaktiviert. Bitte aktiviere ihn zuerst.',
  'The webhook is enabled again.': 'Der Webhook ist wieder aktiv.',
  'There is no such webhook.': 'Diesen Webhook gibt es nicht.',
  'This server has no personal access tokens.': 'Dieser Server hat keine persönlichen Zugriffstoken.',
  'This server has no webhooks.': 'Dieser Server hat keine Webhooks.',
  "This token does not have the permission '{scope}'.": 'Dieser Token hat die Berechtigung „{scope}“ nicht.',
  'Too many events are waiting for this webhook. Please try again later.':
    'Für diesen Webhook warten zu viele Ereignisse. Bitte versuche es später noch einmal.',
  "Whatever uses '{name}' loses access at once. This cannot be undone.":
    'Was „{name}“ benutzt, verliert sofort den Zugriff. Das lässt sich nicht rückgängig machen.',
  'You have 10 webhooks already. Please delete one first.':
    'Du hast bereits 10 Webhooks. Bitte lösche zuerst einen.',
  'You have 20 tokens already. Please revoke one first.':
    'Du hast bereits 20 Token. Bitte widerrufe zuerst einen.',
  'You have no tokens yet.': 'Du hast noch keine Token.',
  'You have no webhooks yet.': 'Du hast noch keine Webhooks.',
  'Your tokens could not be loaded. Please try again.':
    'Deine Token konnten nicht geladen werden. Bitte versuche es noch einmal.',
  'Your webhooks could not be loaded. Please try again.':
    'Deine Webhooks konnten nicht geladen werden. Bitte versuche es noch einmal.',
  Present: 'heute',
  '{minutes} min': '{minutes} Min.',
  '{start} to {end}': '{start} bis {end}',
  TBA: 'Noch offen',
  'Finished Airing': 'Abgeschlossen',
  'Currently Airing': 'Läuft derzeit',
  'Not yet aired': 'Noch nicht ausgestrahlt',
  Cancelled: 'Abgesetzt',
  'On Hiatus': 'Pausiert',
  TV: 'TV',
  'TV Short': 'TV-Kurzserie',
  'TV Special': 'TV-Special',
  Special: 'Special',
  OVA: 'OVA',
  ONA: 'ONA',
  Music: 'Musik',
  'Music Video': 'Musikvideo',
  CM: 'Werbespot',
  PV: 'Promo-Video',
  'G - All Ages': 'G – ohne Altersbeschränkung',
  'PG - Children': 'PG – Kinder',
  'PG-13 - Teens 13 or older': 'PG-13 – ab 13 Jahren',
  'R - 17+ (violence & profanity)': 'R – ab 17 Jahren (Gewalt, derbe Sprache)',
  'R+ - Mild Nudity': 'R+ – leichte Nacktheit',
  'Rx - Hentai': 'Rx – Hentai',
  'Early Childhood': 'Für Kleinkinder',
  Everyone: 'Für alle',
  'Everyone 10+': 'Ab 10 Jahren',
  Teen: 'Ab 13 Jahren',
  Mature: 'Ab 17 Jahren',
  'Adults Only': 'Nur für Erwachsene',
  '{hours} hr': '{hours} Std.',
  '{seconds} sec': '{seconds} Sek.',
  '{first} {second}': '{first} {second}',
  '{duration} per ep': '{duration} pro Folge',
  'Also known as': 'Auch bekannt als',
  Adaptation: 'Adaption',
  Developer: 'Entwickler',
  Elsewhere: 'Anderswo',
  'Genres and year': 'Genres und Jahr',
  'Original work': 'Vorlage',
  'Other works of the franchise': 'Weitere Werke der Reihe',
  Publisher: 'Publisher',
  Ratings: 'Bewertungen',
  'Ratings here': 'Bewertungen hier',
  'Same work': 'Dasselbe Werk',
  Series: 'Reihe',
  'Similar titles': 'Ähnliche Titel',
  Stars: 'Sterne',
  Studio: 'Studio',
  'The series in order': 'Die Reihe der Reihenfolge nach',
  '{count} ratings. Most frequent: {stars} stars.': '{count} Bewertungen. Am häufigsten: {stars} Sterne.',
  Author: 'Autor',
  Canceled: 'Abgesetzt',
  Chapters: 'Kapitel',
  Creator: 'Idee',
  Discontinued: 'Eingestellt',
  Doujinshi: 'Doujinshi',
  'Edit Manga': 'Manga bearbeiten',
  'Edit TV Show': 'Serie bearbeiten',
  Ended: 'Beendet',
  'Failed to load TV shows. Please try again later.':
    'Serien konnten nicht geladen werden. Bitte versuche es später noch einmal.',
  'Failed to load manga. Please try again later.':
    'Manga konnten nicht geladen werden. Bitte versuche es später noch einmal.',
  'Failed to load {titles}. Please try again later.':
    '{titles} konnten nicht geladen werden. Bitte versuche es später noch einmal.',
  'Failed to update top TV shows. Please try again later.':
    'Die besten Serien konnten nicht aktualisiert werden. Bitte versuche es später noch einmal.',
  'Failed to update top manga. Please try again later.':
    'Die besten Manga konnten nicht aktualisiert werden. Bitte versuche es später noch einmal.',
  'Failed to update top {titles}. Please try again later.':
    'Die besten {titles} konnten nicht aktualisiert werden. Bitte versuche es später noch einmal.',
  Finished: 'Abgeschlossen',
  'First Aired': 'Erstausstrahlung',
  'In Production': 'In Produktion',
  'Last Aired': 'Letzte Ausstrahlung',
  'Light Novel': 'Light Novel',
  Magazine: 'Magazin',
  Manga: 'Manga',
  'Manga information not found': 'Keine Angaben zu diesem Manga gefunden',
  Manhua: 'Manhua',
  Manhwa: 'Manhwa',
  Network: 'Sender',
  'Not yet published': 'Noch nicht erschienen',
  Novel: 'Roman',
  OEL: 'OEL',
  'One-shot': 'One-Shot',
  Pilot: 'Pilotfolge',
  Published: 'Erschienen',
  Publishing: 'Erscheint derzeit',
  'Re-reading': 'Lese ich erneut',
  Reading: 'Lese ich',
  'Returning Series': 'Wird fortgesetzt',
  'TV Show': 'Serie',
  'TV Show information not found': 'Keine Angaben zu dieser Serie gefunden',
  'TV Shows': 'Serien',
  'TV shows': 'Serien',
  'Top 100 Manga': 'Top 100 Manga',
  'Top 100 TV Shows': 'Top 100 Serien',
  Volumes: 'Bände',
  Seasons: 'Staffeln',
  manga: 'Manga',
  're-reading': 'Lese ich erneut',
  reading: 'Lese ich',
  show: 'Serie',
  'Exact times in your diary are shown in this time zone. A day that you entered stays that day.':
    'Genaue Zeiten in deinem Tagebuch werden in dieser Zeitzone angezeigt. Ein Tag, den du eingegeben hast, bleibt dieser Tag.',
  'Failed to save the settings of your history. Please try again.':
    'Die Einstellungen deines Verlaufs konnten nicht gespeichert werden. Bitte versuche es noch einmal.',
  'Let anyone see my diary': 'Jeder darf mein Tagebuch sehen',
  'Notes, private plays and private titles are left out.':
    'Notizen, private Durchgänge und private Titel sind nicht dabei.',
  'The settings of your history could not be loaded. Please try again.':
    'Die Einstellungen deines Verlaufs konnten nicht geladen werden. Bitte versuche es noch einmal.',
  'Titles that you marked as private are left out.':
    'Titel, die du als privat markiert hast, sind nicht dabei.',
  'Your plays, notes and tags of it are kept for 30 days, in case you add it again.':
    'Deine Durchgänge, Notizen und Schlagwörter dazu bleiben 30 Tage gespeichert, falls du es wieder hinzufügst.',
};
