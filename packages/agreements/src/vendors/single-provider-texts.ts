/**
 * The sentences of `categoryTexts` for one provider alone, where "these providers" would be wrong.
 * Clause prose, so it never reaches the browser.
 */
import type { Language } from '@clausewright/contract/languages';
import type { VendorCategory } from './vendor.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 3;

export const singleProviderTexts: Readonly<Record<VendorCategory, Readonly<Record<Language, string>>>> = {
  analytics: {
    de: 'Dieser Anbieter misst für uns, wie unser Angebot genutzt wird. Er erhält dazu in der Regel die aufgerufenen Seiten und Funktionen, Zeitpunkt und Dauer der Nutzung, Angaben zu Gerät und Browser, eine gekürzte oder vollständige IP-Adresse und eine Kennung, die Besuche einander zuordnet.',
    en: 'This provider measures for us how our service is used. For this it typically receives the pages and features opened, the time and length of use, details of the device and browser, an IP address in full or shortened form, and an identifier that links visits to one another.',
    es: 'Este proveedor mide por cuenta nuestra cómo se utiliza nuestro servicio. Para ello suele recibir las páginas y funciones visitadas, el momento y la duración del uso, información sobre el dispositivo y el navegador, una dirección IP completa o abreviada y un identificador que relaciona unas visitas con otras.',
    fr: 'Ce prestataire mesure pour nous l’utilisation de notre service. À cette fin, il reçoit généralement les pages et fonctions consultées, le moment et la durée de l’utilisation, des informations sur l’appareil et le navigateur, une adresse IP complète ou tronquée et un identifiant qui relie les visites entre elles.',
    it: 'Questo fornitore misura per noi l’utilizzo del nostro servizio. A tal fine riceve di norma le pagine e le funzioni aperte, il momento e la durata dell’utilizzo, informazioni sul dispositivo e sul browser, un indirizzo IP completo o abbreviato e un identificativo che collega le visite tra loro.',
    nl: 'Deze aanbieder meet voor ons hoe onze dienst wordt gebruikt. Daarvoor ontvangt hij doorgaans de bezochte pagina’s en functies, het tijdstip en de duur van het gebruik, gegevens over apparaat en browser, een volledig of ingekort IP-adres en een identificatiecode die bezoeken aan elkaar koppelt.',
  },
  session_replay: {
    de: 'Dieser Anbieter zeichnet auf, wie Besucher eine Seite bedienen, damit wir Fehler und Hindernisse erkennen. Er erhält in der Regel Mausbewegungen, Klicks, Scrollverhalten und den Aufbau der angezeigten Seite sowie Angaben zu Gerät und Browser.',
    en: 'This provider records how visitors operate a page so that we can find errors and obstacles. It typically receives pointer movements, clicks, scrolling and the structure of the page shown, together with details of the device and browser.',
    es: 'Este proveedor registra cómo utilizan los visitantes una página para que podamos detectar errores y obstáculos. Suele recibir los movimientos del puntero, los clics, el desplazamiento y la estructura de la página mostrada, así como información sobre el dispositivo y el navegador.',
    fr: 'Ce prestataire enregistre la manière dont les visiteurs se servent d’une page afin que nous puissions repérer les erreurs et les obstacles. Il reçoit généralement les mouvements du pointeur, les clics, le défilement et la structure de la page affichée, ainsi que des informations sur l’appareil et le navigateur.',
    it: 'Questo fornitore registra il modo in cui i visitatori usano una pagina, affinché possiamo individuare errori e ostacoli. Riceve di norma i movimenti del puntatore, i clic, lo scorrimento e la struttura della pagina mostrata, oltre a informazioni sul dispositivo e sul browser.',
    nl: 'Deze aanbieder legt vast hoe bezoekers een pagina gebruiken, zodat wij fouten en obstakels kunnen vinden. Hij ontvangt doorgaans muisbewegingen, klikken, scrollgedrag en de opbouw van de getoonde pagina, en gegevens over apparaat en browser.',
  },
  email: {
    de: 'Dieser Anbieter versendet Nachrichten in unserem Auftrag und verwaltet unsere Verteiler. Er erhält in der Regel die Adresse und den Namen der Empfänger, den Inhalt der Nachricht und Angaben darüber, ob sie zugestellt, geöffnet oder angeklickt wurde.',
    en: 'This provider sends messages on our behalf and manages our mailing lists. It typically receives the address and name of the person addressed, the content of the message, and whether it was delivered, opened or clicked.',
    es: 'Este proveedor envía mensajes por cuenta nuestra y gestiona nuestras listas de distribución. Suele recibir la dirección y el nombre de la persona a la que se dirige el mensaje, su contenido y si se entregó, se abrió o se hizo clic en él.',
    fr: 'Ce prestataire envoie des messages pour notre compte et gère nos listes de diffusion. Il reçoit généralement l’adresse et le nom de la personne à qui le message est adressé, son contenu et l’indication de sa remise, de son ouverture et des clics.',
    it: 'Questo fornitore invia messaggi per nostro conto e gestisce i nostri elenchi di invio. Riceve di norma l’indirizzo e il nome della persona a cui il messaggio è diretto, il suo contenuto e l’indicazione se sia stato consegnato, aperto o cliccato.',
    nl: 'Deze aanbieder verstuurt namens ons berichten en beheert onze verzendlijsten. Hij ontvangt doorgaans het adres en de naam van de geadresseerde, de inhoud van het bericht en of het is afgeleverd, geopend of aangeklikt.',
  },
  ads: {
    de: 'Dieser Anbieter zeigt Werbung in unserem Angebot an und rechnet sie ab. Er erhält in der Regel die IP-Adresse, Kennungen aus Cookies oder des Geräts, die Seite, auf der die Werbung erscheint, und die Reaktion darauf, und kann daraus Interessen ableiten.',
    en: 'This provider shows advertising in our service and bills for it. It typically receives the IP address, identifiers from cookies or from the device, the page on which the advertising appears and the reaction to it, and may infer interests from them.',
    es: 'Este proveedor muestra publicidad en nuestro servicio y gestiona su facturación. Suele recibir la dirección IP, identificadores de cookies o del dispositivo, la página en la que aparece la publicidad y la reacción ante ella, y puede deducir de ello los intereses de la persona.',
    fr: 'Ce prestataire affiche de la publicité dans notre service et en assure la facturation. Il reçoit généralement l’adresse IP, des identifiants issus de cookies ou de l’appareil, la page sur laquelle la publicité apparaît et la réaction à celle-ci, et peut en déduire des centres d’intérêt.',
    it: 'Questo fornitore mostra pubblicità nel nostro servizio e la contabilizza. Riceve di norma l’indirizzo IP, identificativi tratti dai cookie o dal dispositivo, la pagina in cui compare la pubblicità e la reazione a essa, e può ricavarne degli interessi.',
    nl: 'Deze aanbieder toont advertenties in onze dienst en rekent die af. Hij ontvangt doorgaans het IP-adres, identificatiecodes uit cookies of van het apparaat, de pagina waarop de advertentie verschijnt en de reactie daarop, en kan daaruit interesses afleiden.',
  },
  remarketing: {
    de: 'Dieser Anbieter misst den Erfolg unserer Werbung und zeigt Besuchern unseres Angebots später auf anderen Seiten unsere Anzeigen. Er erhält in der Regel die aufgerufenen Seiten, Handlungen wie einen Kauf, die IP-Adresse und Kennungen, mit denen er die Besucher in seinem Netzwerk wiedererkennen kann.',
    en: 'This provider measures the success of our advertising and later shows our advertisements on other sites to people who visited our service. It typically receives the pages opened, actions such as a purchase, the IP address, and identifiers by which it can recognise the person within its network.',
    es: 'Este proveedor mide el éxito de nuestra publicidad y muestra después nuestros anuncios en otros sitios a quienes han visitado nuestro servicio. Suele recibir las páginas visitadas, acciones como una compra, la dirección IP e identificadores con los que puede reconocer a la persona dentro de su red.',
    fr: 'Ce prestataire mesure le succès de notre publicité et affiche ensuite nos annonces sur d’autres sites aux personnes qui ont visité notre service. Il reçoit généralement les pages consultées, des actions telles qu’un achat, l’adresse IP et des identifiants grâce auxquels il peut reconnaître la personne au sein de son réseau.',
    it: 'Questo fornitore misura il successo della nostra pubblicità e in seguito mostra i nostri annunci su altri siti a chi ha visitato il nostro servizio. Riceve di norma le pagine aperte, azioni come un acquisto, l’indirizzo IP e identificativi con cui può riconoscere la persona all’interno della propria rete.',
    nl: 'Deze aanbieder meet het succes van onze reclame en toont onze advertenties later op andere sites aan mensen die onze dienst hebben bezocht. Hij ontvangt doorgaans de bezochte pagina’s, handelingen zoals een aankoop, het IP-adres en identificatiecodes waarmee hij de persoon binnen zijn netwerk kan herkennen.',
  },
  payments: {
    de: 'Dieser Anbieter wickelt Zahlungen ab und schützt vor Betrug. Er erhält in der Regel Name, Rechnungsangaben, Zahlungsmittel, Betrag und Anlass der Zahlung sowie Angaben zu Gerät und IP-Adresse und verarbeitet einen Teil davon in eigener Verantwortung.',
    en: 'This provider processes payments and protects against fraud. It typically receives the name, billing details, means of payment, amount and purpose of the payment, together with details of the device and the IP address, and processes some of this under its own responsibility.',
    es: 'Este proveedor tramita los pagos y los protege contra el fraude. Suele recibir el nombre, los datos de facturación, el medio de pago, el importe y el motivo del pago, así como información sobre el dispositivo y la dirección IP, y trata una parte de ello bajo su propia responsabilidad.',
    fr: 'Ce prestataire exécute les paiements et les protège contre la fraude. Il reçoit généralement le nom, les données de facturation, le moyen de paiement, le montant et le motif du paiement, ainsi que des informations sur l’appareil et l’adresse IP, et en traite une partie sous sa propre responsabilité.',
    it: 'Questo fornitore esegue i pagamenti e li protegge dalle frodi. Riceve di norma il nome, i dati di fatturazione, il mezzo di pagamento, l’importo e la causale del pagamento, oltre a informazioni sul dispositivo e all’indirizzo IP, e tratta una parte di questi dati sotto la propria responsabilità.',
    nl: 'Deze aanbieder wikkelt betalingen af en beveiligt die tegen fraude. Hij ontvangt doorgaans de naam, factuurgegevens, het betaalmiddel, het bedrag en het doel van de betaling, en gegevens over het apparaat en het IP-adres, en verwerkt een deel daarvan onder eigen verantwoordelijkheid.',
  },
  social_login: {
    de: 'Bei diesem Anbieter kann man sich mit einem bestehenden Konto anmelden. Wir erhalten von ihm in der Regel eine Kennung des Kontos, Name und E-Mail-Adresse; er erfährt, dass und wann das Konto bei uns genutzt wurde.',
    en: 'With this provider people can sign in with an account that they already have. We typically receive from it an identifier of the account, the name and the e-mail address; it learns that and when the account was used with us.',
    es: 'Con este proveedor se puede iniciar sesión mediante una cuenta ya existente. De él solemos recibir un identificador de la cuenta, el nombre y la dirección de correo electrónico; ellos saben que la cuenta se ha utilizado en nuestro servicio y cuándo.',
    fr: 'Ce prestataire permet de se connecter au moyen d’un compte existant. Nous recevons généralement de lui un identifiant du compte, le nom et l’adresse électronique ; il apprend que le compte a été utilisé sur notre service et à quel moment.',
    it: 'Con questo fornitore è possibile accedere mediante un account già esistente. Da esso riceviamo di norma un identificativo dell’account, il nome e l’indirizzo e-mail; esso viene a sapere che l’account è stato utilizzato presso di noi e quando.',
    nl: 'Bij deze aanbieder kan men inloggen met een bestaand account. Van hem ontvangen wij doorgaans een identificatiecode van het account, de naam en het e-mailadres; hij verneemt dat en wanneer het account bij ons is gebruikt.',
  },
  social: {
    de: 'Von diesem Anbieter binden wir Schaltflächen oder Beiträge ein. Sobald sie geladen werden, erhält der Anbieter in der Regel die IP-Adresse, die Adresse der besuchten Seite und Angaben zum Browser und kann den Besuch einem dort bestehenden Konto zuordnen.',
    en: 'From this provider we include buttons or posts. As soon as they are loaded, the provider typically receives the IP address, the address of the page visited and details of the browser, and can link the visit to an account held with it.',
    es: 'Incorporamos botones o publicaciones de este proveedor. En cuanto se cargan, suele recibir la dirección IP, la dirección de la página visitada e información sobre el navegador, y puede relacionar la visita con una cuenta que se tenga con él.',
    fr: 'Nous intégrons des boutons ou des publications de ce prestataire. Dès leur chargement, le prestataire reçoit généralement l’adresse IP, l’adresse de la page visitée et des informations sur le navigateur, et peut rattacher la visite à un compte ouvert chez lui.',
    it: 'Non appena i pulsanti o i contenuti vengono caricati, questo fornitore riceve di norma l’indirizzo IP, l’indirizzo della pagina visitata e informazioni sul browser, e può collegare la visita a un account presso di esso.',
    nl: 'Zodra de knoppen of berichten worden geladen, ontvangt deze aanbieder doorgaans het IP-adres, het adres van de bezochte pagina en gegevens over de browser, en kan hij het bezoek koppelen aan een account bij hem.',
  },
  embeds: {
    de: 'Von diesem Anbieter laden wir Inhalte wie Videos, Karten, Musik oder Schriften. Damit sie angezeigt werden können, erhält der Anbieter in der Regel die IP-Adresse, die Adresse der besuchten Seite und Angaben zu Gerät und Browser.',
    en: 'From this provider we load content such as videos, maps, music or fonts. So that it can be shown, the provider typically receives the IP address, the address of the page visited and details of the device and browser.',
    es: 'Cargamos de este proveedor contenidos como vídeos, mapas, música o tipos de letra. Para que puedan mostrarse, suele recibir la dirección IP, la dirección de la página visitada e información sobre el dispositivo y el navegador.',
    fr: 'Nous chargeons auprès de ce prestataire des contenus tels que des vidéos, des cartes, de la musique ou des polices de caractères. Pour que ces contenus s’affichent, le prestataire reçoit généralement l’adresse IP, l’adresse de la page visitée et des informations sur l’appareil et le navigateur.',
    it: 'Da questo fornitore carichiamo contenuti come video, mappe, musica o caratteri tipografici. Perché possano essere mostrati, il fornitore riceve di norma l’indirizzo IP, l’indirizzo della pagina visitata e informazioni sul dispositivo e sul browser.',
    nl: 'Van deze aanbieder laden wij inhoud zoals video’s, kaarten, muziek of lettertypen. Om die te kunnen tonen, ontvangt de aanbieder doorgaans het IP-adres, het adres van de bezochte pagina en gegevens over apparaat en browser.',
  },
  security: {
    de: 'Dieser Anbieter schützt unser Angebot vor Angriffen, automatisierten Zugriffen und Spam. Er erhält in der Regel die IP-Adresse, Angaben zu Gerät und Browser und Merkmale der Bedienung, aus denen er schließt, ob ein Mensch oder ein Programm zugreift.',
    en: 'This provider protects our service against attacks, automated access and spam. It typically receives the IP address, details of the device and browser, and signs of how the service is operated, from which it concludes whether a person or a program is at work.',
    es: 'Este proveedor protege nuestro servicio frente a ataques, accesos automatizados y correo no deseado. Suele recibir la dirección IP, información sobre el dispositivo y el navegador y rasgos del uso, de los que deduce si accede una persona o un programa.',
    fr: 'Ce prestataire protège notre service contre les attaques, les accès automatisés et les messages indésirables. Il reçoit généralement l’adresse IP, des informations sur l’appareil et le navigateur et des indices sur l’utilisation, dont il déduit si l’accès vient d’une personne ou d’un programme.',
    it: 'Questo fornitore protegge il nostro servizio da attacchi, accessi automatizzati e spam. Riceve di norma l’indirizzo IP, informazioni sul dispositivo e sul browser e indizi sul modo in cui viene usato, dai quali deduce se stia accedendo una persona o un programma.',
    nl: 'Deze aanbieder beschermt onze dienst tegen aanvallen, geautomatiseerde toegang en spam. Hij ontvangt doorgaans het IP-adres, gegevens over apparaat en browser en gegevens over de manier van bedienen, waaruit hij afleidt of een mens of een programma toegang zoekt.',
  },
  hosting_cdn: {
    de: 'Dieser Anbieter stellt die Server und Netze bereit, auf denen unser Angebot läuft. Er verarbeitet in der Regel alle Daten, die bei der Nutzung anfallen oder gespeichert werden, darunter die IP-Adresse und den Zeitpunkt jedes Zugriffs.',
    en: 'This provider supplies the servers and networks on which our service runs. It typically processes all data that arises or is stored when the service is used, including the IP address and the time of each access.',
    es: 'Este proveedor pone a disposición los servidores y las redes en los que funciona nuestro servicio. Suele tratar todos los datos que se generan o se guardan con el uso del servicio, entre ellos la dirección IP y el momento de cada acceso.',
    fr: 'Ce prestataire fournit les serveurs et les réseaux sur lesquels fonctionne notre service. Il traite généralement toutes les données produites ou conservées lors de l’utilisation du service, dont l’adresse IP et le moment de chaque accès.',
    it: 'Questo fornitore mette a disposizione i server e le reti su cui funziona il nostro servizio. Tratta di norma tutti i dati che si generano o si conservano con l’uso del servizio, compresi l’indirizzo IP e il momento di ogni accesso.',
    nl: 'Deze aanbieder levert de servers en netwerken waarop onze dienst draait. Hij verwerkt doorgaans alle gegevens die bij het gebruik ontstaan of worden opgeslagen, waaronder het IP-adres en het tijdstip van elke toegang.',
  },
  support_crm: {
    de: 'Mit diesem Anbieter beantworten wir Anfragen und pflegen Kundenbeziehungen. Er erhält in der Regel Name, Kontaktdaten, den Inhalt der Anfragen und Gespräche sowie Angaben zu bisherigen Bestellungen oder Kontakten.',
    en: 'With this provider we answer enquiries and look after our customers. It typically receives the name, contact details, the content of enquiries and conversations, and details of earlier orders or contacts.',
    es: 'Con este proveedor respondemos a las consultas y atendemos a nuestros clientes. Suele recibir el nombre, los datos de contacto, el contenido de las consultas y conversaciones e información sobre pedidos o contactos anteriores.',
    fr: 'Ce prestataire nous sert à répondre aux demandes et à suivre la relation avec nos clients. Il reçoit généralement le nom, les coordonnées, le contenu des demandes et des échanges ainsi que des informations sur les commandes ou contacts antérieurs.',
    it: 'Con questo fornitore rispondiamo alle richieste e curiamo il rapporto con i clienti. Riceve di norma il nome, i recapiti, il contenuto delle richieste e delle conversazioni e informazioni su ordini o contatti precedenti.',
    nl: 'Met deze aanbieder beantwoorden wij vragen en onderhouden wij klantrelaties. Hij ontvangt doorgaans de naam, contactgegevens, de inhoud van vragen en gesprekken en gegevens over eerdere bestellingen of contacten.',
  },
  crash_push: {
    de: 'Dieser Anbieter meldet uns Fehler und Abstürze oder stellt Mitteilungen an Geräte zu. Er erhält in der Regel eine Kennung des Geräts oder der Installation, Angaben zu Gerät und Betriebssystem, den Zustand der Software beim Fehler und den Inhalt der Mitteilung.',
    en: 'This provider reports errors and crashes to us or delivers notifications to devices. It typically receives an identifier of the device or installation, details of the device and operating system, the state of the software when the error occurred, and the content of the notification.',
    es: 'Este proveedor nos comunica errores y fallos o entrega notificaciones en los dispositivos. Suele recibir un identificador del dispositivo o de la instalación, información sobre el dispositivo y el sistema operativo, el estado del programa en el momento del error y el contenido de la notificación.',
    fr: 'Ce prestataire nous signale les erreurs et les plantages ou remet des notifications aux appareils. Il reçoit généralement un identifiant de l’appareil ou de l’installation, des informations sur l’appareil et le système d’exploitation, l’état du logiciel au moment de l’erreur et le contenu de la notification.',
    it: 'Questo fornitore ci segnala errori e arresti anomali o recapita notifiche ai dispositivi. Riceve di norma un identificativo del dispositivo o dell’installazione, informazioni sul dispositivo e sul sistema operativo, lo stato del software al momento dell’errore e il contenuto della notifica.',
    nl: 'Deze aanbieder meldt ons fouten en crashes of bezorgt meldingen op apparaten. Hij ontvangt doorgaans een identificatiecode van het apparaat of de installatie, gegevens over apparaat en besturingssysteem, de toestand van de software bij de fout en de inhoud van de melding.',
  },
  shop_site: {
    de: 'Mit diesem System betreiben wir unsere Website oder unseren Shop. Soweit der Anbieter es für uns betreibt, verarbeitet er in der Regel Konten, Bestellungen, Kontaktdaten und die Daten jedes Zugriffs; läuft die Software auf unserem eigenen Server, erhält ihr Hersteller diese Daten nicht.',
    en: 'With this system we run our website or shop. Where the provider operates it for us, it typically processes accounts, orders, contact details and the data of each access; where the software runs on our own server, its maker does not receive these data.',
    es: 'Con este sistema gestionamos nuestro sitio web o nuestra tienda. Cuando el proveedor lo explota por cuenta nuestra, suele tratar las cuentas, los pedidos, los datos de contacto y los datos de cada acceso; cuando el programa funciona en nuestro propio servidor, su desarrollador no recibe esos datos.',
    fr: 'Ce système fait fonctionner notre site ou notre boutique. Lorsque le prestataire l’exploite pour nous, il traite généralement les comptes, les commandes, les coordonnées et les données de chaque accès ; lorsque le logiciel fonctionne sur notre propre serveur, son éditeur ne reçoit pas ces données.',
    it: 'Con questo sistema gestiamo il nostro sito o il nostro negozio. Quando il fornitore lo gestisce per noi, tratta di norma account, ordini, recapiti e i dati di ogni accesso; quando il software funziona sul nostro server, il suo produttore non riceve questi dati.',
    nl: 'Met dit systeem exploiteren wij onze website of winkel. Voor zover de aanbieder het voor ons beheert, verwerkt hij doorgaans accounts, bestellingen, contactgegevens en de gegevens van elke toegang; draait de software op onze eigen server, dan ontvangt de maker deze gegevens niet.',
  },
  ai: {
    de: 'Dieser Anbieter verarbeitet Eingaben mit künstlicher Intelligenz und gibt Ergebnisse zurück, etwa Texte, Übersetzungen oder Bewertungen. Er erhält in der Regel den Inhalt der Eingabe, den dazu nötigen Zusammenhang und technische Angaben zum Aufruf.',
    en: 'This provider processes input by artificial intelligence and returns results such as texts, translations or assessments. It typically receives the content of the input, the context that it needs, and technical details of the call.',
    es: 'Este proveedor trata mediante inteligencia artificial lo que se introduce y devuelve resultados como textos, traducciones o valoraciones. Suele recibir el contenido introducido, el contexto necesario y datos técnicos de la solicitud.',
    fr: 'Ce prestataire traite au moyen de l’intelligence artificielle les contenus saisis et renvoie des résultats tels que des textes, des traductions ou des évaluations. Il reçoit généralement le contenu saisi, le contexte nécessaire et des données techniques relatives à la requête.',
    it: 'Questo fornitore elabora con l’intelligenza artificiale quanto viene inserito e restituisce risultati come testi, traduzioni o valutazioni. Riceve di norma il contenuto inserito, il contesto necessario e dati tecnici sulla richiesta.',
    nl: 'Deze aanbieder verwerkt invoer met kunstmatige intelligentie en geeft resultaten terug, zoals teksten, vertalingen of beoordelingen. Hij ontvangt doorgaans de inhoud van de invoer, de benodigde context en technische gegevens over de aanroep.',
  },
  affiliate: {
    de: 'Dieser Anbieter vermittelt Käufe und rechnet Provisionen ab. Er erhält in der Regel eine Kennung der Vermittlung, die aufgerufene Seite, den Zeitpunkt des Klicks, Angaben zu Gerät und Browser und die Bestellung, für die eine Provision anfällt.',
    en: 'This provider brokers purchases and settles commissions. It typically receives an identifier of the referral, the page opened, the time of the click, details of the device and browser, and the order for which a commission is due.',
    es: 'Este proveedor media en las compras y liquida las comisiones. Suele recibir un identificador de la recomendación, la página visitada, el momento del clic, información sobre el dispositivo y el navegador y el pedido por el que se devenga una comisión.',
    fr: 'Ce prestataire sert d’intermédiaire pour des achats et règle les commissions. Il reçoit généralement un identifiant de la mise en relation, la page consultée, le moment du clic, des informations sur l’appareil et le navigateur et la commande qui donne lieu à commission.',
    it: 'Questo fornitore fa da intermediario negli acquisti e liquida le provvigioni. Riceve di norma un identificativo della segnalazione, la pagina aperta, il momento del clic, informazioni sul dispositivo e sul browser e l’ordine per cui è dovuta una provvigione.',
    nl: 'Deze aanbieder bemiddelt bij aankopen en rekent commissies af. Hij ontvangt doorgaans een identificatiecode van de doorverwijzing, de bezochte pagina, het tijdstip van de klik, gegevens over apparaat en browser en de bestelling waarvoor commissie verschuldigd is.',
  },
  shipping: {
    de: 'Dieser Anbieter befördert Sendungen zu unseren Kunden oder verwaltet den Versand. Er erhält in der Regel Name und Lieferanschrift, E-Mail-Adresse oder Telefonnummer für die Zustellung sowie Angaben zur Sendung und ihrem Verlauf.',
    en: 'This provider carries parcels to our customers or manages their shipping. It typically receives the name and delivery address, the e-mail address or telephone number for delivery, and details of the parcel and its progress.',
    es: 'Este proveedor transporta los paquetes hasta nuestros clientes o gestiona los envíos. Suele recibir el nombre y la dirección de entrega, el correo electrónico o el teléfono para la entrega, y datos sobre el paquete y su recorrido.',
    fr: 'Ce prestataire achemine les colis jusqu’à nos clients ou gère les expéditions. Il reçoit généralement le nom et l’adresse de livraison, l’adresse e-mail ou le numéro de téléphone utile à la livraison, ainsi que des informations sur le colis et son parcours.',
    it: 'Questo fornitore trasporta i pacchi ai nostri clienti o gestisce le spedizioni. Riceve di norma il nome e l’indirizzo di consegna, l’indirizzo e-mail o il numero di telefono per la consegna e informazioni sul pacco e sul suo percorso.',
    nl: 'Deze aanbieder vervoert pakketten naar onze klanten of beheert de verzending. Hij ontvangt doorgaans de naam en het afleveradres, het e-mailadres of telefoonnummer voor de bezorging en gegevens over het pakket en het verloop van de bezorging.',
  },
};
