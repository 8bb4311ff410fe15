/** Nouns of everyday news: German gives them a capital, and they name nobody. What ends with one is a thing, too. */
export const GERMAN_EVERYDAY = `
  Fabrik Fabriken Chemie Stärke Beben Freien Kapelle Krise Krisenstab Hunderte Tausende Tausend Hundert Milliardär Reise Gipfel Haushalt Stürmer Torwart Verteidiger Sieg Heimsieg Aufstieg Abstieg Tabelle Rückstand Führung Vorsprung Verlängerung
  Elfmeter Trikot Verband Weltmeister Europameister Olympiasieger Etappe Sprung Abfahrt Lauf Weltcup Gegenstand Gewässer Ufer Deich Deiche Fluten Flut Schlamm Damm Sandsack Keller Strömung Feuerwehrleute Rettungskräfte Ehrenamt
  Angestellte Azubi Auszubildende Streikende Manager Vermittler Schlichter Nullrunde Zuschlag Ticket Tickets Gutschein Rabatt Kredit Zins Zinsen Inflation Konjunktur Börse Dax Kurse Umstellung Insolvenz Pleite Investor Investoren Gründer
  Wächter Schütze Messer Pistole Leiche Obduktion Ermordung Motiv Notruf Festgenommene Verdächtige Verdächtiger Tatverdacht Haftbefehl Haftstrafe Bewährung Geldstrafe Revision Berufung Schöffe Kläger Beklagte Gutachten Lebensgefährte Ehemann Ehefrau
  Ei Eier Essen Getränk Bier Wein Brot Fleisch Milch Zucker Tabak Zigarette Droge Drogen Alkohol Kaffee Rezept Restaurant Koch Blume Blumen Kerze Kerzen Kranz Trauer Trauernde Beileid Gedenken Andacht Pfleger Krankenschwester Impfung Virus Infektion Epidemie
  Abend Abkommen Abstimmung Abteilung Aktie Aktien Alter Amt Amtszeit Anbieter Anfang Anforderung Angabe Angaben Angebot
  Angeklagte Angeklagter Angehörige Angriff Angst Anhänger Anklage Anlage Anlagen Anlass Anleger Anruf Anspruch Anteil
  Antrag Antwort Anwalt Anwälte Anwohner Anzahl Anzeige Arbeit Arbeiter Arbeitgeber Arbeitnehmer Argument Armee Artikel
  Arzt Ärzte Ärztin Aufgabe Aufgaben Auflage Aufruf Auftrag Auge Augen Ausbau Ausbildung Ausfall Ausgabe Ausgaben
  Auskunft Ausland Aussage Aussicht Ausstand Auszeichnung Auswertung Auto Autos Autobahn Bad Bahn Bahnhof Ball Bank
  Bank Banken Bau Bauer Bauern Baum Bäume Beamte Bedarf Bedenken Bedeutung Bedingung Beginn Behörde Behörden Beispiel Beitrag
  Belastung Bereich Bergung Bericht Berichte Beruf Beschluss Beschäftigte Beschäftigten Beschwerde Besitzer Besuch Besucher
  Beteiligung Betreiber Betrieb Betriebe Betriebsrat Betroffene Betrug Bevölkerung Beweis Bewerber Bewohner Beziehung Bild
  Bilder Bildung Bischof Blatt Blick Boden Bombe Boot Branche Brand Brief Brücke Bruder Buch Bücher Bühne Bund Bündnis Bürger
  Bürgermeister Bürgermeisterin Büro Bus Busse Chance Chef Chefin Computer Dach Daten Dauer Debatte Demokratie Demonstration
  Dienst Ding Dinge Direktor Direktorin Diskussion Dorf Drohne Druck Ehe Ehre Eigentümer Einbruch Einfluss Einführung Einheit
  Einkauf Einkommen Einnahmen Einsatz Einschätzung Einsparung Eintritt Einwohner Eis Ekel Eltern Empfang Ende Energie
  Engagement Enkel Entlassung Entscheidung Entwicklung Entwurf Erbe Erben Erdbeben Erde Erdstoß Ereignis Erfahrung Erfolg Ergebnis
  Erhöhung Erinnerung Erklärung Ermittler Ermittlung Eröffnung Ersatz Erwartung Explosion Fähre Fahrer Fahrerin Fahrgast
  Fahrt Fahrzeug Fahrzeuge Fall Fälle Familie Familien Fan Fans Farbe Fehler Feier Feld Fenster Fest Festnahme Feuer
  Feuerwehr Film Filme Finale Firma Firmen Fisch Fische Fläche Flamme Flammen Flucht Flüchtling Flug Flughafen Flugzeug
  Fluss Folge Folgen Förderung Forderung Form Forscher Forscherin Forschung Fortschritt Foto Frage Fragen Fraktion Frau
  Frauen Freiheit Freispruch Freund Freunde Freundin Frieden Front Fund Funktion Furcht Fußball Garantie Garten Gas Gast Gäste
  Gebäude Gebiet Gebühr Geburt Gefahr Gefängnis Gefühl Gegend Gegner Geheimnis Geld Gelder Gelegenheit Gemeinde Gemeinden
  Generation Gericht Gerichtshof Bundesgerichtshof Geschäft Geschäfte Geschäftsführer Geschichte Geschwindigkeit Gesellschaft Gesetz Gesetze Gesicht Gesichter
  Gespräch Gespräche Geständnis Gesundheit Gewalt Gewerkschaft Gewinn Gewinner Gewitter Glas Glück Grad Gremium Grenze Grenzen
  Größe Grund Gründe Grundlage Gruppe Gruppen Gutachten Gutachter Haft Hafen Halle Hand Hände Handel Handlung Haus
  Häuser Haushalt Heizung Helfer Herbst Herr Hersteller Herz Hilfe Himmel Hinweis Hinweise Hitze Hochwasser Hof Hoffnung Höhe
  Holz Hotel Hotels Hund Hunde Idee Ideen Industrie Information Initiative Insel Inseln Institut Interesse Interview
  Investition Jahr Jahre Jahren Jahrhundert Jahrzehnt Job Jobs Journalist Jugend Junge Jungen Justiz Kabinett Kabine Kamera Kammer
  Kampagne Kampf Kandidat Kandidatin Kanzler Kanzlerin Karriere Karte Kasse Katastrophe Katze Kauf Käufer Keller Kessel
  Kilo Kilometer Kind Kinder Kindern Kino Kirche Klage Kläger Klasse Kleidung Klima Klimaschutz Klinik Koalition Kollege
  Kollegen Kommission Kommune Kompromiss Konferenz Konflikt Kongress König Königin Konkurrenz Konkurrent Kontakt Konto Kontrolle
  Konzern Konzept Konzert Kopf Korruption Kosten Kraft Kräfte Kran Krankenhaus Krankheit Krieg Krise Kritik Küche Küchen Kultur
  Kunde Kunden Kunst Künstler Kurs Küste Lage Lager Laden Länder Land Landgericht Landkreis Landtag Landwirt Landwirtschaft
  Leben Lehrer Lehrerin Leistung Leiter Leiterin Leitung Leser Leute Licht Liebe Lieferung Liga Linie Liste Liter
  Lkw Löhne Lohn Lösung Luft Lüge Mädchen Mangel Mann Männer Mannschaft Marke Marken Markt Maschine Maschinen Maß Maßnahme
  Maßnahmen Material Mauer Medaille Medien Medikament Medizin Meer Mehrheit Meinung Meister Meldung Menge Mensch Menschen
  Messe Messer Messung Meter Methode Miete Mieten Mieter Milliarde Milliarden Million Millionen Minister Ministerin Ministerium
  Ministerpräsident Ministerpräsidentin Minute Minuten Mitarbeiter Mitglied Mitglieder Mitte Mitteilung Mittel Möbel Modell
  Monat Monate Mord Morgen Motor Müll Museum Musik Musiker Mutter Nachbar Nachbarn Nachfolger Nachfolgerin Nachfrage
  Nachmittag Nachricht Nachrichten Nacht Nachbeben Name Namen Natur Nebel Netz Netzwerk Niederlage Not Notfall Nummer Nutzer
  Nutzung Oberbürgermeister Öffentlichkeit Öl Operation Opfer Opposition Ordnung Ort Orte Partei Parteien Partner Passagier
  Passagiere Patient Patienten Pause Pegel Pension Person Personal Personen Pfarrer Pflanze Pflanzen Pflege Pflicht Plan Pläne
  Planung Platz Plätze Pokal Politik Politiker Politikerin Polizei Polizist Polizisten Position Post Präsident Präsidentin Praxis
  Preis Preise Preisträger Premier Presse Prinzip Problem Probleme Produkt Produkte Produktion Professor Professorin Prognose
  Programm Projekt Projekte Protest Proteste Prozent Prozess Prüfung Publikum Punkt Punkte Qualität Quartal Quelle
  Rakete Raketen Rat Rathaus Rauch Raum Reaktion Recht Rechte Rede Reform Regel Regeln Regen Regierung Regierungschef Region Reihe
  Reise Reisende Rekord Religion Rennen Rente Rentner Rentnerin Reparatur Rest Rettung Richter Richterin Richtung Risiko Rolle
  Roman Rücken Rückgang Rücktritt Ruhe Runde Sache Sachschaden Saison Sanierung Sanktion Sänger Sängerin Satz Schaden
  Schäden Schauspieler Schicht Schiene Schienen Schiff Schiffe Schlag Schluss Schnee Schritt Schritte Schuld Schulden Schule
  Schulen Schüler Schutz Schwelle Schwester Seite Sekunde Sekunden Senat Sender Seele Seismologe Seismologen Sicherheit Sicht Sieg
  Sieger Signal Sinn Situation Sitz Sitze Sitzung Sohn Soldat Soldaten Sommer Sonne Sorge Sorgen Spannung Spiel Spiele
  Spieler Spielerin Spitze Spitzenkandidat Sport Sprache Sprecher Sprecherin Spur Spuren Staat Staaten Staatsanwalt Staatsanwaltschaft
  Stadion Stadt Städte Stand Standort Start Station Stau Stelle Stellen Steuer Steuern Stiftung Stimme Stimmen Stimmung Stoff
  Strafe Straftat Strand Straße Straßen Strecke Streik Streit Strom Stück Student Studenten Studie Studien Stunde Stunden
  Sturm Suche Summe System Tag Tage Tagen Tarif Tat Tatort Täter Technik Technologie Teil Teile Teilnehmer
  Telefon Temperatur Termin Terror Test Text Thema Themen Therapie Tief Tier Tiere Tisch Titel Tochter Tod Todesfall Tonne Tonnen
  Tor Tore Tote Toten Toter Tour Tourist Touristen Träger Trainer Transport Traum Treffen Treffer Trend Trennung Truppe Truppen
  Tür Turnier Übergang Übernahme Überraschung Überschwemmung Umfeld Umfrage Umgang Umsatz Umwelt Unfall Universität Unglück
  Unruhe Unsicherheit Unternehmen Unternehmer Unterschied Unterstützung Untersuchung Unwetter Urlaub Urlauber Ursache Ursachen
  Urteil Vater Veränderung Veranstaltung Verantwortung Verband Verbindung Verbot Verbraucher Verbrechen Verdacht Verein
  Vereinbarung Verfahren Verfassung Verfügung Vergangenheit Vergleich Verhalten Verhandlung Verkauf Verkehr Verlauf Verletzte
  Verletzten Verletzter Verletzung Verlierer Verlust Verluste Versammlung Versicherung Verspätung Versuch Vertrag Verträge
  Vertrauen Vertreter Verurteilung Verwaltung Volk Vorfall Vorgehen Vorjahr Vorsitz Vorsitzende Vorstand Vorteil Vorwurf Vorwürfe
  Wachstum Waffe Waffen Waggon Waggons Wagen Wahl Wahlen Wahlkreis Wähler Wald Wand Ware Waren Warnung Warnstreik Wasser Wechsel Weg Wege
  Weiche Weise Welt Werk Werke Wert Wetter Wetteramt Wettbewerb Wettkampf Widerstand Wiese Wille Wind Winter Wirkung Wirtschaft
  Wissen Wissenschaft Wissenschaftler Woche Wochen Wochenende Wohnung Wohnungen Wort Worte Wunder Wunsch Zahl Zahlen Zeichen Zeit
  Zeiten Zeitung Zentrale Zentrum Zerstörung Zeuge Zeugen Ziegel Ziel Ziele Zimmer Zoll Zölle Zoo Zufall Zug Züge Zugang Zugunglück
  Zukunft Zusammenarbeit Zusammenhang Zuschauer Zustand Zustimmung Zweifel Zweck`;
/** Towns and people are called so at the end: "Neustadt", "Altenburg". */
export const GERMAN_TOWNS =
  'Stadt Städte Dorf Feld Hof Land See Wald Berg Burg Bad Ort Tor Boden Hafen Bau Mann Bauer Fischer Kraft Mark Meister Richter König Brand Baum Zoll Weg Platz Herr Herz Schuld Fuchs Koch Wiese Weise Wunder Hut';
