/**
 * The categories of Cal. Civ. Code § 1798.140(v)(1) and (ae), each with its letter: the statute's term, what it
 * usually is where no answer tells it more exactly, and what decides how long it is kept (11 CCR § 7012(e)(4)).
 */
import type { Language } from '@clausewright/contract/languages';
import type { CaliforniaCategory } from '../california-categories.ts';

type CategoryWords = Record<'name' | 'usual' | 'kept', string>;

export const californiaCategoryWords = {
  de: {
    identifiers: {
      name: 'Kennungen (A)',
      usual: 'etwa Name, E-Mail-Adresse, IP-Adresse oder Kennung eines Geräts',
      kept: 'solange das Konto, der Vertrag oder der Schriftwechsel dauert, zu dem sie gehören, danach solange Ansprüche daraus möglich sind',
    },
    'customer-records': {
      name: 'Kundendaten nach Cal. Civ. Code § 1798.80(e) (B)',
      usual: 'etwa Name, Anschrift, Telefonnummer oder Zahlungsdaten',
      kept: 'solange das Konto oder der Vertrag dauert, danach solange Gesetze die Aufbewahrung verlangen',
    },
    protected: {
      name: 'Merkmale, die nach kalifornischem oder Bundesrecht vor Diskriminierung geschützt sind (C)',
      usual: 'etwa Alter oder Geschlecht',
      kept: 'solange der Zweck sie erfordert, für den wir sie erhalten haben',
    },
    commercial: {
      name: 'Geschäftliche Informationen (D)',
      usual: 'etwa bestellte oder angesehene Waren und Leistungen',
      kept: 'bis der Vertrag erfüllt ist, Ansprüche verjährt und Aufbewahrungsfristen abgelaufen sind',
    },
    biometric: {
      name: 'Biometrische Informationen (E)',
      usual: 'etwa Merkmale von Gesicht, Stimme oder Fingerabdruck',
      kept: 'bis der Zweck erreicht ist, für den wir sie erhoben haben',
    },
    internet: {
      name: 'Aktivitäten im Internet und in anderen elektronischen Netzen (F)',
      usual: 'etwa aufgerufene Seiten, Klicks und der Umgang mit Werbung',
      kept: 'solange Betrieb, Sicherheit und Auswertung der Nutzung sie erfordern',
    },
    geolocation: {
      name: 'Standortdaten (G)',
      usual: 'etwa der Ort, der sich aus der IP-Adresse ergibt',
      kept: 'solange die Funktion sie braucht, die den Standort nutzt',
    },
    sensory: {
      name: 'Akustische, elektronische, visuelle, thermische, olfaktorische und ähnliche Informationen (H)',
      usual: 'etwa Fotos, Videos oder Tonaufnahmen',
      kept: 'solange der Inhalt oder Vorgang besteht, zu dem sie gehören',
    },
    employment: {
      name: 'Informationen über Beruf und Beschäftigung (I)',
      usual: 'etwa Beruf, Arbeitgeber oder Lebenslauf',
      kept: 'bis der Vorgang abgeschlossen ist und keine Ansprüche daraus mehr zu erwarten sind',
    },
    education: {
      name: 'Nicht öffentliche Informationen über die Ausbildung (J)',
      usual: 'etwa Zeugnisse und Abschlüsse',
      kept: 'bis der Vorgang abgeschlossen ist und die Unterlagen für Ansprüche nicht mehr nötig sind',
    },
    inferences: {
      name: 'Schlussfolgerungen, aus denen ein Profil entsteht (K)',
      usual: 'etwa Vorlieben und Interessen',
      kept: 'solange wir das Profil verwenden, für das sie gezogen wurden',
    },
    sensitive: {
      name: 'Sensible personenbezogene Daten (ae)',
      usual: 'etwa Zugangsdaten mit Passwort, Ausweisnummern oder der genaue Standort',
      kept: 'nur solange der Zweck gerade diese Angaben erfordert',
    },
  },
  en: {
    identifiers: {
      name: 'Identifiers (A)',
      usual: 'such as a name, e-mail address, IP address or identifier of a device',
      kept: 'as long as the account, contract or correspondence they belong to lasts, then as long as claims under it are possible',
    },
    'customer-records': {
      name: 'Customer records under Cal. Civ. Code § 1798.80(e) (B)',
      usual: 'such as a name, address, telephone number or payment details',
      kept: 'as long as the account or contract lasts, then as long as laws require records',
    },
    protected: {
      name: 'Characteristics of protected classifications under California or federal law (C)',
      usual: 'such as age or gender',
      kept: 'as long as the purpose for which we received them needs them',
    },
    commercial: {
      name: 'Commercial information (D)',
      usual: 'such as products and services ordered or considered',
      kept: 'until the contract is performed, claims are time-barred and periods for keeping records have ended',
    },
    biometric: {
      name: 'Biometric information (E)',
      usual: 'such as features of a face, voice or fingerprint',
      kept: 'until the purpose for which we collected it has been achieved',
    },
    internet: {
      name: 'Internet or other electronic network activity information (F)',
      usual: 'such as pages opened, clicks and interaction with advertisements',
      kept: 'as long as operation, security and the analysis of use need it',
    },
    geolocation: {
      name: 'Geolocation data (G)',
      usual: 'such as the place that follows from the IP address',
      kept: 'as long as the function that uses the location needs it',
    },
    sensory: {
      name: 'Audio, electronic, visual, thermal, olfactory or similar information (H)',
      usual: 'such as photos, videos or sound recordings',
      kept: 'as long as the content or matter it belongs to exists',
    },
    employment: {
      name: 'Professional or employment-related information (I)',
      usual: 'such as an occupation, employer or résumé',
      kept: 'until the matter is closed and no claims from it are to be expected',
    },
    education: {
      name: 'Education information that is not publicly available (J)',
      usual: 'such as reports and degrees',
      kept: 'until the matter is closed and the documents are no longer needed for claims',
    },
    inferences: {
      name: 'Inferences drawn to create a profile (K)',
      usual: 'such as preferences and interests',
      kept: 'as long as we use the profile for which they were drawn',
    },
    sensitive: {
      name: 'Sensitive personal information (ae)',
      usual: 'such as login details with a password, numbers of identity documents or a precise location',
      kept: 'only as long as the purpose needs these very details',
    },
  },
  es: {
    identifiers: {
      name: 'Identificadores (A)',
      usual: 'por ejemplo, nombre, correo electrónico, dirección IP o identificador de un dispositivo',
      kept: 'mientras dure la cuenta, el contrato o la correspondencia a la que pertenecen y, después, mientras quepan reclamaciones al respecto',
    },
    'customer-records': {
      name: 'Registros de clientes según Cal. Civ. Code § 1798.80(e) (B)',
      usual: 'por ejemplo, nombre, dirección, teléfono o datos de pago',
      kept: 'mientras dure la cuenta o el contrato y, después, mientras las leyes exijan conservarlos',
    },
    protected: {
      name: 'Características de categorías protegidas por la ley de California o federal (C)',
      usual: 'por ejemplo, edad o sexo',
      kept: 'mientras las requiera el fin para el que las recibimos',
    },
    commercial: {
      name: 'Información comercial (D)',
      usual: 'por ejemplo, productos y servicios pedidos o consultados',
      kept: 'hasta que se cumpla el contrato, prescriban las reclamaciones y venzan los plazos legales de conservación',
    },
    biometric: {
      name: 'Información biométrica (E)',
      usual: 'por ejemplo, rasgos del rostro, de la voz o de la huella dactilar',
      kept: 'hasta que se alcance el fin para el que la recogimos',
    },
    internet: {
      name: 'Actividad en internet u otras redes electrónicas (F)',
      usual: 'por ejemplo, páginas abiertas, clics e interacción con anuncios',
      kept: 'mientras la requieran el funcionamiento, la seguridad y el análisis del uso',
    },
    geolocation: {
      name: 'Datos de geolocalización (G)',
      usual: 'por ejemplo, el lugar que se deduce de la dirección IP',
      kept: 'mientras los necesite la función que utiliza la ubicación',
    },
    sensory: {
      name: 'Información de audio, electrónica, visual, térmica, olfativa o similar (H)',
      usual: 'por ejemplo, fotos, vídeos o grabaciones de sonido',
      kept: 'mientras exista el contenido o el asunto al que pertenece',
    },
    employment: {
      name: 'Información profesional o laboral (I)',
      usual: 'por ejemplo, profesión, empleador o currículum',
      kept: 'hasta que se cierre el asunto y no quepa esperar reclamaciones al respecto',
    },
    education: {
      name: 'Información educativa que no es pública (J)',
      usual: 'por ejemplo, certificados y títulos',
      kept: 'hasta que se cierre el asunto y los documentos ya no hagan falta para reclamaciones',
    },
    inferences: {
      name: 'Inferencias extraídas para crear un perfil (K)',
      usual: 'por ejemplo, preferencias e intereses',
      kept: 'mientras usemos el perfil para el que se extrajeron',
    },
    sensitive: {
      name: 'Datos personales sensibles (ae)',
      usual:
        'por ejemplo, datos de acceso con contraseña, números de documentos de identidad o ubicación exacta',
      kept: 'solo mientras el fin requiera precisamente estos datos',
    },
  },
  fr: {
    identifiers: {
      name: 'Identifiants (A)',
      usual: 'par exemple nom, adresse électronique, adresse IP ou identifiant d’un appareil',
      kept: 'tant que durent le compte, le contrat ou la correspondance auxquels ils se rattachent, puis tant que des réclamations restent possibles',
    },
    'customer-records': {
      name: 'Dossiers clients au sens du Cal. Civ. Code § 1798.80(e) (B)',
      usual: 'par exemple nom, adresse, numéro de téléphone ou données de paiement',
      kept: 'tant que durent le compte ou le contrat, puis tant que les lois en exigent la conservation',
    },
    protected: {
      name: 'Caractéristiques protégées par le droit californien ou fédéral (C)',
      usual: 'par exemple âge ou sexe',
      kept: 'tant que l’exige la finalité pour laquelle nous les avons reçues',
    },
    commercial: {
      name: 'Informations commerciales (D)',
      usual: 'par exemple produits et services commandés ou consultés',
      kept: 'jusqu’à l’exécution du contrat, la prescription des réclamations et la fin des délais légaux de conservation',
    },
    biometric: {
      name: 'Informations biométriques (E)',
      usual: 'par exemple traits du visage, de la voix ou de l’empreinte digitale',
      kept: 'jusqu’à ce que la finalité de leur collecte soit atteinte',
    },
    internet: {
      name: 'Activité sur internet ou d’autres réseaux électroniques (F)',
      usual: 'par exemple pages ouvertes, clics et interactions avec des publicités',
      kept: 'tant que l’exigent le fonctionnement, la sécurité et l’analyse de l’utilisation',
    },
    geolocation: {
      name: 'Données de géolocalisation (G)',
      usual: 'par exemple le lieu que révèle l’adresse IP',
      kept: 'tant que la fonction qui utilise la position en a besoin',
    },
    sensory: {
      name: 'Informations sonores, électroniques, visuelles, thermiques, olfactives ou similaires (H)',
      usual: 'par exemple photos, vidéos ou enregistrements sonores',
      kept: 'tant qu’existe le contenu ou le dossier auquel elles se rattachent',
    },
    employment: {
      name: 'Informations professionnelles ou relatives à l’emploi (I)',
      usual: 'par exemple profession, employeur ou curriculum vitae',
      kept: 'jusqu’à la clôture du dossier et tant que des réclamations sont à prévoir',
    },
    education: {
      name: 'Informations non publiques sur la formation (J)',
      usual: 'par exemple relevés et diplômes',
      kept: 'jusqu’à la clôture du dossier et tant que les documents servent à d’éventuelles réclamations',
    },
    inferences: {
      name: 'Déductions tirées pour établir un profil (K)',
      usual: 'par exemple préférences et centres d’intérêt',
      kept: 'tant que nous utilisons le profil pour lequel elles ont été tirées',
    },
    sensitive: {
      name: 'Données à caractère personnel sensibles (ae)',
      usual:
        'par exemple données de connexion avec mot de passe, numéros de pièces d’identité ou position exacte',
      kept: 'seulement tant que la finalité exige précisément ces données',
    },
  },
  it: {
    identifiers: {
      name: 'Identificativi (A)',
      usual: 'ad esempio nome, indirizzo e-mail, indirizzo IP o identificativo di un dispositivo',
      kept: 'finché durano l’account, il contratto o la corrispondenza a cui si riferiscono, poi finché sono possibili pretese al riguardo',
    },
    'customer-records': {
      name: 'Dati dei clienti ai sensi del § 1798.80(e) del Cal. Civ. Code (B)',
      usual: 'ad esempio nome, indirizzo, numero di telefono o dati di pagamento',
      kept: 'finché durano l’account o il contratto, poi finché le leggi ne impongono la conservazione',
    },
    protected: {
      name: 'Caratteristiche protette dal diritto della California o federale (C)',
      usual: 'ad esempio età o sesso',
      kept: 'finché le richiede la finalità per cui le abbiamo ricevute',
    },
    commercial: {
      name: 'Informazioni commerciali (D)',
      usual: 'ad esempio prodotti e servizi ordinati o consultati',
      kept: 'fino all’esecuzione del contratto, alla prescrizione delle pretese e alla fine dei termini di conservazione',
    },
    biometric: {
      name: 'Informazioni biometriche (E)',
      usual: 'ad esempio tratti del volto, della voce o dell’impronta digitale',
      kept: 'fino a quando è raggiunta la finalità per cui le abbiamo raccolte',
    },
    internet: {
      name: 'Attività su internet o su altre reti elettroniche (F)',
      usual: 'ad esempio pagine aperte, clic e interazioni con la pubblicità',
      kept: 'finché le richiedono il funzionamento, la sicurezza e l’analisi dell’uso',
    },
    geolocation: {
      name: 'Dati di geolocalizzazione (G)',
      usual: 'ad esempio il luogo che risulta dall’indirizzo IP',
      kept: 'finché ne ha bisogno la funzione che usa la posizione',
    },
    sensory: {
      name: 'Informazioni audio, elettroniche, visive, termiche, olfattive o simili (H)',
      usual: 'ad esempio foto, video o registrazioni audio',
      kept: 'finché esiste il contenuto o la pratica a cui si riferiscono',
    },
    employment: {
      name: 'Informazioni professionali o relative all’impiego (I)',
      usual: 'ad esempio professione, datore di lavoro o curriculum',
      kept: 'fino alla chiusura della pratica e finché sono prevedibili pretese al riguardo',
    },
    education: {
      name: 'Informazioni non pubbliche sull’istruzione (J)',
      usual: 'ad esempio pagelle e titoli di studio',
      kept: 'fino alla chiusura della pratica e finché i documenti servono per eventuali pretese',
    },
    inferences: {
      name: 'Deduzioni tratte per creare un profilo (K)',
      usual: 'ad esempio preferenze e interessi',
      kept: 'finché usiamo il profilo per cui sono state tratte',
    },
    sensitive: {
      name: 'Dati personali sensibili (ae)',
      usual: 'ad esempio dati di accesso con password, numeri di documenti d’identità o posizione precisa',
      kept: 'solo finché la finalità richiede proprio questi dati',
    },
  },
  nl: {
    identifiers: {
      name: 'Identificatiegegevens (A)',
      usual: 'zoals naam, e-mailadres, IP-adres of kenmerk van een apparaat',
      kept: 'zolang het account, de overeenkomst of de correspondentie duurt waarbij ze horen, daarna zolang vorderingen daaruit mogelijk zijn',
    },
    'customer-records': {
      name: 'Klantgegevens in de zin van Cal. Civ. Code § 1798.80(e) (B)',
      usual: 'zoals naam, adres, telefoonnummer of betaalgegevens',
      kept: 'zolang het account of de overeenkomst duurt, daarna zolang wetten bewaring verlangen',
    },
    protected: {
      name: 'Kenmerken die volgens Californisch of federaal recht tegen discriminatie beschermd zijn (C)',
      usual: 'zoals leeftijd of geslacht',
      kept: 'zolang het doel waarvoor wij ze kregen ze vereist',
    },
    commercial: {
      name: 'Commerciële informatie (D)',
      usual: 'zoals bestelde of bekeken producten en diensten',
      kept: 'tot de overeenkomst is uitgevoerd, vorderingen zijn verjaard en wettelijke bewaartermijnen zijn verstreken',
    },
    biometric: {
      name: 'Biometrische informatie (E)',
      usual: 'zoals kenmerken van gezicht, stem of vingerafdruk',
      kept: 'tot het doel is bereikt waarvoor wij ze verzamelden',
    },
    internet: {
      name: 'Activiteit op internet of andere elektronische netwerken (F)',
      usual: 'zoals geopende pagina’s, klikken en de omgang met advertenties',
      kept: 'zolang werking, beveiliging en analyse van het gebruik ze vereisen',
    },
    geolocation: {
      name: 'Geolocatiegegevens (G)',
      usual: 'zoals de plaats die uit het IP-adres blijkt',
      kept: 'zolang de functie die de locatie gebruikt ze nodig heeft',
    },
    sensory: {
      name: 'Auditieve, elektronische, visuele, thermische, olfactorische of soortgelijke informatie (H)',
      usual: 'zoals foto’s, video’s of geluidsopnamen',
      kept: 'zolang de inhoud of zaak bestaat waarbij ze hoort',
    },
    employment: {
      name: 'Informatie over beroep of werk (I)',
      usual: 'zoals beroep, werkgever of cv',
      kept: 'tot de zaak is afgesloten en er geen vorderingen meer uit te verwachten zijn',
    },
    education: {
      name: 'Niet-openbare informatie over opleiding (J)',
      usual: 'zoals cijferlijsten en diploma’s',
      kept: 'tot de zaak is afgesloten en de stukken niet meer nodig zijn voor vorderingen',
    },
    inferences: {
      name: 'Conclusies waaruit een profiel ontstaat (K)',
      usual: 'zoals voorkeuren en interesses',
      kept: 'zolang wij het profiel gebruiken waarvoor ze zijn getrokken',
    },
    sensitive: {
      name: 'Gevoelige persoonsgegevens (ae)',
      usual: 'zoals inloggegevens met wachtwoord, nummers van identiteitsbewijzen of de precieze locatie',
      kept: 'alleen zolang het doel juist deze gegevens vereist',
    },
  },
} as const satisfies Record<Language, Record<CaliforniaCategory, CategoryWords>>;
