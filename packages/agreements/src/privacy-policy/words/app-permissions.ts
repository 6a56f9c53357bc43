/** Permissions of a device: what the app may then reach, as items of a list. */
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

export type AppPermission = NonNullable<PrivacyQuestions['app_permissions']>[number];

export const appPermissionWords = {
  de: {
    none: 'keine Freigaben',
    notifications: 'Mitteilungen: Anzeige von Mitteilungen auf Ihrem Gerät',
    camera: 'Kamera: Aufnahme von Fotos oder Videos, Lesen von Codes',
    photos: 'Fotos: Auswahl von Bildern und Videos, auch mit den darin gespeicherten Angaben zu Ort und Zeit',
    microphone: 'Mikrofon: Aufnahme von Ton',
    'location-approximate': 'ungefährer Standort: die Gegend, in der sich Ihr Gerät befindet',
    'location-precise': 'genauer Standort: der Ort, an dem sich Ihr Gerät befindet, auf wenige Meter genau',
    contacts: 'Kontakte: Namen und Kontaktdaten aus Ihrem Adressbuch, also auch Daten anderer Personen',
    'location-background':
      'Standort im Hintergrund: der Ort Ihres Geräts auch dann, wenn Sie die App gerade nicht benutzen',
    calendar: 'Kalender: Termine mit Zeit, Ort und Beteiligten',
    bluetooth: 'Bluetooth und lokales Netzwerk: Geräte in Ihrer Nähe',
    motion: 'Bewegung: Daten der Bewegungssensoren wie Schritte und Aktivität',
    health: 'Gesundheitsdaten: Werte aus der Gesundheits-App Ihres Geräts',
    files: 'Dateien: Dokumente und andere Dateien auf Ihrem Gerät',
    'sms-call-log': 'SMS und Anrufliste: Kurznachrichten, Rufnummern und Zeitpunkte von Anrufen',
    'advertising-id':
      'Werbekennung: eine Kennung Ihres Geräts, an der Apps und Websites anderer Unternehmen es wiedererkennen',
  },
  en: {
    none: 'no permissions',
    notifications: 'notifications: display of notifications on your device',
    camera: 'camera: taking photos or videos, scanning codes',
    photos: 'photos: choice of pictures and videos, including the details of place and time stored in them',
    microphone: 'microphone: recording of sound',
    'location-approximate': 'approximate location: the area in which your device is',
    'location-precise': 'precise location: the place where your device is, to within a few metres',
    contacts: 'contacts: names and contact details in your address book, hence also data of other people',
    'location-background':
      'location in the background: the place of your device even when you are not using the app',
    calendar: 'calendar: appointments with time, place and participants',
    bluetooth: 'Bluetooth and local network: devices near you',
    motion: 'motion: data of the motion sensors such as steps and activity',
    health: 'health data: readings from the health app of your device',
    files: 'files: documents and other files on your device',
    'sms-call-log': 'text messages and call log: messages, telephone numbers and times of calls',
    'advertising-id':
      'advertising identifier: an identifier by which apps and websites of other companies recognise your device',
  },
  es: {
    none: 'ningún permiso',
    notifications: 'notificaciones: aparición de avisos en su dispositivo',
    camera: 'cámara: toma de fotos o vídeos y lectura de códigos',
    photos: 'fotos: selección de imágenes y vídeos, incluidos los datos de lugar y hora guardados en ellos',
    microphone: 'micrófono: grabación de sonido',
    'location-approximate': 'ubicación aproximada: la zona en la que se encuentra su dispositivo',
    'location-precise':
      'ubicación exacta: el lugar en el que se encuentra su dispositivo, con un margen de pocos metros',
    contacts: 'contactos: nombres y datos de contacto de su agenda y, por tanto, también datos de terceros',
    'location-background':
      'ubicación en segundo plano: el lugar de su dispositivo incluso cuando usted no usa la aplicación',
    calendar: 'calendario: citas con hora, lugar y participantes',
    bluetooth: 'Bluetooth y red local: dispositivos cercanos',
    motion: 'movimiento: datos de los sensores de movimiento, como pasos y actividad',
    health: 'datos de salud: valores de la aplicación de salud de su dispositivo',
    files: 'archivos: documentos y otros archivos de su dispositivo',
    'sms-call-log': 'SMS y registro de llamadas: mensajes, números de teléfono y horas de las llamadas',
    'advertising-id':
      'identificador publicitario: un identificador por el que aplicaciones y sitios web de otras empresas reconocen su dispositivo',
  },
  fr: {
    none: 'aucune autorisation',
    notifications: 'notifications : affichage de notifications sur votre appareil',
    camera: 'appareil photo : prise de photos ou de vidéos, lecture de codes',
    photos:
      'photos : choix d’images et de vidéos, y compris les indications de lieu et d’heure qu’elles contiennent',
    microphone: 'microphone : enregistrement de sons',
    'location-approximate': 'localisation approximative : la zone où se trouve votre appareil',
    'location-precise': 'localisation précise : le lieu où se trouve votre appareil, à quelques mètres près',
    contacts:
      'contacts : noms et coordonnées de votre carnet d’adresses, donc aussi des données d’autres personnes',
    'location-background':
      'localisation en arrière-plan : le lieu de votre appareil, même lorsque vous n’utilisez pas l’application',
    calendar: 'calendrier : rendez-vous avec heure, lieu et participants',
    bluetooth: 'Bluetooth et réseau local : appareils à proximité',
    motion: 'mouvement : données des capteurs de mouvement, telles que les pas et l’activité',
    health: 'données de santé : mesures de l’application de santé de votre appareil',
    files: 'fichiers : documents et autres fichiers de votre appareil',
    'sms-call-log': 'SMS et journal d’appels : messages, numéros de téléphone et heures des appels',
    'advertising-id':
      'identifiant publicitaire : un identifiant par lequel les applications et sites d’autres entreprises reconnaissent votre appareil',
  },
  it: {
    none: 'nessuna autorizzazione',
    notifications: 'notifiche: visualizzazione di notifiche sul Suo dispositivo',
    camera: 'fotocamera: ripresa di foto o video e lettura di codici',
    photos: 'foto: scelta di immagini e video, comprese le indicazioni di luogo e ora in essi memorizzate',
    microphone: 'microfono: registrazione di suoni',
    'location-approximate': 'posizione approssimativa: la zona in cui si trova il Suo dispositivo',
    'location-precise':
      'posizione precisa: il luogo in cui si trova il Suo dispositivo, con un margine di pochi metri',
    contacts: 'contatti: nomi e recapiti della Sua rubrica, quindi anche dati di altre persone',
    'location-background':
      'posizione in background: il luogo del Suo dispositivo anche quando non usa l’applicazione',
    calendar: 'calendario: appuntamenti con ora, luogo e partecipanti',
    bluetooth: 'Bluetooth e rete locale: dispositivi nelle vicinanze',
    motion: 'movimento: dati dei sensori di movimento, come passi e attività',
    health: 'dati sulla salute: valori dell’applicazione per la salute del Suo dispositivo',
    files: 'file: documenti e altri file sul Suo dispositivo',
    'sms-call-log': 'SMS e registro chiamate: messaggi, numeri di telefono e orari delle chiamate',
    'advertising-id':
      'identificativo pubblicitario: un codice con cui le applicazioni e i siti di altre imprese riconoscono il Suo dispositivo',
  },
  nl: {
    none: 'geen machtigingen',
    notifications: 'meldingen: weergave van meldingen op uw apparaat',
    camera: 'camera: maken van foto’s of video’s en scannen van codes',
    photos: 'foto’s: keuze van afbeeldingen en video’s, met de daarin opgeslagen plaats en tijd',
    microphone: 'microfoon: opname van geluid',
    'location-approximate': 'locatie bij benadering: het gebied waarin uw apparaat zich bevindt',
    'location-precise':
      'nauwkeurige locatie: de plaats waar uw apparaat zich bevindt, tot op enkele meters nauwkeurig',
    contacts: 'contacten: namen en contactgegevens uit uw adresboek, dus ook gegevens van andere personen',
    'location-background':
      'locatie op de achtergrond: de plaats van uw apparaat, ook wanneer u de app niet gebruikt',
    calendar: 'agenda: afspraken met tijd, plaats en deelnemers',
    bluetooth: 'Bluetooth en lokaal netwerk: apparaten in uw omgeving',
    motion: 'beweging: gegevens van de bewegingssensoren, zoals stappen en activiteit',
    health: 'gezondheidsgegevens: waarden uit de gezondheidsapp van uw apparaat',
    files: 'bestanden: documenten en andere bestanden op uw apparaat',
    'sms-call-log': 'sms en oproepgeschiedenis: berichten, telefoonnummers en tijdstippen van oproepen',
    'advertising-id':
      'advertentie-ID: een code waarmee apps en websites van andere bedrijven uw apparaat herkennen',
  },
} as const satisfies Record<Language, Record<AppPermission, string>>;
