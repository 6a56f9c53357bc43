import { has, prose } from '../../document/authoring.ts';
import { usesNothing } from '../uses.ts';
import { clause } from './clause.ts';

/**
 * Definition and function (AEPD cookie guide), the technologies beyond cookies (EDPB Guidelines 2/2023 on
 * the technical scope of Art. 5(3)), and the kinds of data (EDPB Guidelines 05/2020, para. 64).
 */
export const what = clause({
  id: 'cp.what',
  version: 1,
  parts: {
    function: {
      meets: ['es-lssi-22-2', 'cookie-categories', 'eprivacy-scope', 'practice-cp-what'],
    },
    kinds: { meets: ['eprivacy-scope'], when: (a) => !usesNothing(a) },
    cookies: { meets: [], when: (a) => has(a.storage_kinds, 'cookies') },
    local: { meets: [], when: (a) => has(a.storage_kinds, 'local-storage') },
    session: { meets: [], when: (a) => has(a.storage_kinds, 'session-storage') },
    pixels: { meets: [], when: (a) => has(a.storage_kinds, 'pixels') },
    sdks: { meets: [], when: (a) => has(a.storage_kinds, 'sdks') },
    fingerprinting: { meets: [], when: (a) => has(a.storage_kinds, 'fingerprinting') },
    beacons: { meets: [], when: (a) => has(a.storage_kinds, 'email-beacons') },
    ids: { meets: [], when: (a) => has(a.storage_kinds, 'device-ids') },
    data: { meets: ['edpb-05-2020', 'at-tkg-165', 'jp-tba-27-12'], when: (a) => !usesNothing(a) },
  },
  text: {
    de: ({ part }) => prose`
      ## Was Cookies und ähnliche Techniken sind

      ${part.function`Cookies und ähnliche Techniken speichern Informationen auf Ihrem Gerät oder lesen
      Informationen, die dort schon gespeichert sind. So kann ein Angebot ein Gerät wiedererkennen, Einstellungen
      behalten oder messen, wie es genutzt wird.`}

      ${part.kinds(prose`
        Wir setzen ein:

        - ${part.cookies`**Cookies im engeren Sinn:** kleine Textdateien, die der Browser speichert und bei späteren
          Aufrufen zurücksendet.`}
        - ${part.local`**Lokaler Speicher (Local Storage):** ein Bereich des Browsers oder der App, in dem Daten liegen, bis sie gelöscht werden.`}
        - ${part.session`**Sitzungsspeicher (Session Storage):** ein Bereich des Browsers, den dieser leert, wenn Sie
          die Seite oder das Fenster schließen.`}
        - ${part.pixels`**Zählpixel und Skripte:** unsichtbare Bilder und kurze Programme, die beim Laden einer Seite
          Angaben an einen Server senden.`}
        - ${part.sdks`**SDKs:** Bausteine anderer Anbieter in einer App, die auf dem Gerät speichern und lesen können.`}
        - ${part.fingerprinting`**Geräteerkennung (Fingerprinting):** Aus Merkmalen des Geräts, etwa Bildschirmgröße
          und Schriften, entsteht ein Kennzeichen, an dem es wiederzuerkennen ist.`}
        - ${part.beacons`**Zählpixel in E-Mails:** Bilder, die zeigen, ob und wann eine Nachricht geöffnet wurde.`}
        - ${part.ids`**Gerätekennungen:** Nummern, die das Betriebssystem oder eine App vergibt, etwa die
          Werbe-ID.`}`)}

      ${part.data`Dabei können diese Daten verarbeitet werden: Kennungen aus Cookies oder des Geräts, die IP-Adresse,
      Angaben zu Gerät und Browser, die aufgerufenen Seiten, was Sie in unserem Angebot tun und wann, sowie Ihre Einstellungen.`}`,
    en: ({ part }) => prose`
      ## What cookies and similar technologies are

      ${part.function`Cookies and similar technologies store information on your device or read information that is
      already stored there. This lets a service recognise a device, keep settings or measure how it is used.`}

      ${part.kinds(prose`
        We use:

        - ${part.cookies`**Cookies in the narrow sense:** small text files that the browser stores and sends back on
          later visits.`}
        - ${part.local`**Local storage:** an area of the browser or app in which data stays until it is deleted.`}
        - ${part.session`**Session storage:** an area of the browser that it empties when you close the page or
          window.`}
        - ${part.pixels`**Pixels and scripts:** invisible images and short programs that send details to a server
          when a page loads.`}
        - ${part.sdks`**SDKs:** components of other providers in an app that can store and read on the device.`}
        - ${part.fingerprinting`**Device recognition (fingerprinting):** features of the device, such as screen size
          and fonts, are combined into a mark by which it can be recognised.`}
        - ${part.beacons`**Pixels in e-mails:** images that show whether and when a message was opened.`}
        - ${part.ids`**Device identifiers:** numbers assigned by the operating system or an app, such as the
          advertising ID.`}`)}

      ${part.data`These data can be processed in doing so: identifiers from cookies or of the device, the IP address,
      details of the device and browser, the pages you open, what you do in our service and when, and your settings.`}`,
    es: ({ part }) => prose`
      ## Qué son las cookies y las tecnologías similares

      ${part.function`Las cookies y las tecnologías similares guardan información en su dispositivo o leen información
      que ya está guardada en él. Así, un servicio puede reconocer un dispositivo, conservar ajustes o medir cómo se
      utiliza.`}

      ${part.kinds(prose`
        Utilizamos:

        - ${part.cookies`**Cookies en sentido estricto:** pequeños archivos de texto que el navegador guarda y devuelve
          en visitas posteriores.`}
        - ${part.local`**Almacenamiento local (local storage):** un espacio del navegador o de la aplicación en el que los datos permanecen
          hasta que se borran.`}
        - ${part.session`**Almacenamiento de sesión (session storage):** un espacio del navegador que este vacía al cerrar
          la página o la ventana.`}
        - ${part.pixels`**Píxeles y scripts:** imágenes invisibles y pequeños programas que envían datos a un servidor
          cuando se carga una página.`}
        - ${part.sdks`**SDK:** componentes de otros proveedores dentro de una aplicación que pueden guardar y leer datos en
          el dispositivo.`}
        - ${part.fingerprinting`**Reconocimiento del dispositivo (fingerprinting):** a partir de características del
          dispositivo, como el tamaño de la pantalla y las fuentes, se crea una marca que permite reconocerlo.`}
        - ${part.beacons`**Píxeles en correos electrónicos:** imágenes que indican si un mensaje se ha abierto y
          cuándo.`}
        - ${part.ids`**Identificadores del dispositivo:** números que asigna el sistema operativo o una aplicación, como el
          identificador de publicidad.`}`)}

      ${part.data`Con ello pueden tratarse estos datos: identificadores procedentes de cookies o del dispositivo, la
      dirección IP, información sobre el dispositivo y el navegador, las páginas que visita, lo que hace en nuestro servicio y cuándo, así como sus ajustes.`}`,
    fr: ({ part }) => prose`
      ## Ce que sont les cookies et les technologies similaires

      ${part.function`Les cookies et les technologies similaires enregistrent des informations sur votre appareil ou
      lisent des informations qui y sont déjà enregistrées. Un service peut ainsi reconnaître un appareil, conserver des
      réglages ou mesurer son utilisation.`}

      ${part.kinds(prose`
        Nous utilisons :

        - ${part.cookies`**Les cookies au sens strict :** de petits fichiers texte que le navigateur enregistre et renvoie
          lors de visites ultérieures.`}
        - ${part.local`**Le stockage local (local storage) :** un espace du navigateur ou de l’application où les données restent jusqu’à leur
          suppression.`}
        - ${part.session`**Le stockage de session (session storage) :** un espace que le navigateur vide à la fermeture de
          la page ou de la fenêtre.`}
        - ${part.pixels`**Les pixels et scripts :** des images invisibles et de petits programmes qui envoient des
          informations à un serveur au chargement d’une page.`}
        - ${part.sdks`**Les SDK :** des composants d’autres prestataires intégrés à une application, qui peuvent écrire et
          lire sur l’appareil.`}
        - ${part.fingerprinting`**La reconnaissance de l’appareil (fingerprinting) :** des caractéristiques de l’appareil,
          comme la taille de l’écran et les polices, forment une empreinte qui permet de le reconnaître.`}
        - ${part.beacons`**Les pixels dans les courriers électroniques :** des images qui indiquent si et quand un message
          a été ouvert.`}
        - ${part.ids`**Les identifiants de l’appareil :** des numéros attribués par le système d’exploitation ou une
          application, comme l’identifiant publicitaire.`}`)}

      ${part.data`Les données suivantes peuvent alors être traitées : identifiants issus de cookies ou de l’appareil,
      adresse IP, informations sur l’appareil et le navigateur, pages consultées et actions effectuées dans notre service
      avec leur date et leur heure, ainsi que vos réglages.`}`,
    it: ({ part }) => prose`
      ## Che cosa sono i cookie e le tecnologie simili

      ${part.function`I cookie e le tecnologie simili memorizzano informazioni sul Suo dispositivo o leggono informazioni
      che vi sono già memorizzate. Un servizio può così riconoscere un dispositivo, conservare impostazioni o misurare
      come viene utilizzato.`}

      ${part.kinds(prose`
        Utilizziamo:

        - ${part.cookies`**Cookie in senso stretto:** piccoli file di testo che il browser memorizza e rinvia nelle visite
          successive.`}
        - ${part.local`**Memoria locale (local storage):** uno spazio del browser o dell’app in cui i dati restano finché non vengono
          eliminati.`}
        - ${part.session`**Memoria di sessione (session storage):** uno spazio che il browser svuota alla chiusura della
          pagina o della finestra.`}
        - ${part.pixels`**Pixel e script:** immagini invisibili e brevi programmi che inviano informazioni a un server
          quando si carica una pagina.`}
        - ${part.sdks`**SDK:** componenti di altri fornitori inseriti in un’app, che possono memorizzare e leggere dati sul
          dispositivo.`}
        - ${part.fingerprinting`**Riconoscimento del dispositivo (fingerprinting):** da caratteristiche del dispositivo,
          come le dimensioni dello schermo e i caratteri, si ricava un contrassegno che permette di riconoscerlo.`}
        - ${part.beacons`**Pixel nelle e-mail:** immagini che mostrano se e quando un messaggio è stato aperto.`}
        - ${part.ids`**Identificativi del dispositivo:** numeri assegnati dal sistema operativo o da un’app, come
          l’identificativo pubblicitario.`}`)}

      ${part.data`In questo modo possono essere trattati i seguenti dati: identificativi tratti da cookie o dal
      dispositivo, indirizzo IP, informazioni sul dispositivo e sul browser, pagine aperte, azioni compiute nel nostro servizio e relativo momento, nonché le Sue impostazioni.`}`,
    nl: ({ part }) => prose`
      ## Wat cookies en soortgelijke technieken zijn

      ${part.function`Cookies en soortgelijke technieken slaan informatie op uw apparaat op of lezen informatie die daar al
      is opgeslagen. Zo kan een dienst een apparaat herkennen, instellingen bewaren of meten hoe hij wordt gebruikt.`}

      ${part.kinds(prose`
        Wij gebruiken:

        - ${part.cookies`**Cookies in enge zin:** kleine tekstbestanden die de browser bewaart en bij latere bezoeken
          terugstuurt.`}
        - ${part.local`**Lokale opslag (local storage):** een ruimte van de browser of app waarin gegevens blijven staan tot ze
          worden verwijderd.`}
        - ${part.session`**Sessieopslag (session storage):** een ruimte die de browser leegmaakt wanneer u de pagina of het
          venster sluit.`}
        - ${part.pixels`**Pixels en scripts:** onzichtbare afbeeldingen en korte programma’s die bij het laden van een pagina
          gegevens naar een server sturen.`}
        - ${part.sdks`**SDK’s:** onderdelen van andere aanbieders in een app, die op het apparaat kunnen opslaan en lezen.`}
        - ${part.fingerprinting`**Apparaatherkenning (fingerprinting):** uit kenmerken van het apparaat, zoals
          schermgrootte en lettertypen, ontstaat een kenmerk waaraan het te herkennen is.`}
        - ${part.beacons`**Pixels in e-mails:** afbeeldingen die laten zien of en wanneer een bericht is geopend.`}
        - ${part.ids`**Apparaat-ID’s:** nummers die het besturingssysteem of een app toekent, zoals de
          reclame-ID.`}`)}

      ${part.data`Daarbij kunnen deze gegevens worden verwerkt: identificatiecodes uit cookies of van het apparaat, het
      IP-adres, gegevens over apparaat en browser, de pagina’s die u bezoekt, wat u in onze dienst doet en wanneer, en uw instellingen.`}`,
  },
});
