/**
 * What providers of a category do for the site and what they typically receive: one or two sentences
 * to follow a list of their names. Clause prose, so it never reaches the browser.
 */
import type { Language } from '@clausewright/contract/languages';
import type { VendorCategory } from './vendor.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 3;

export const categoryTexts: Readonly<Record<VendorCategory, Readonly<Record<Language, string>>>> = {
  analytics: {
    de: 'Diese Anbieter messen für uns, wie unser Angebot genutzt wird. Sie erhalten dazu in der Regel die aufgerufenen Seiten und Funktionen, Zeitpunkt und Dauer der Nutzung, Angaben zu Gerät und Browser, eine gekürzte oder vollständige IP-Adresse und eine Kennung, die Besuche einander zuordnet.',
    en: 'These providers measure for us how our service is used. For this they typically receive the pages and features opened, the time and length of use, details of the device and browser, an IP address in full or shortened form, and an identifier that links visits to one another.',
    es: 'Estos proveedores miden por cuenta nuestra cómo se utiliza nuestro servicio. Para ello suelen recibir las páginas y funciones visitadas, el momento y la duración del uso, información sobre el dispositivo y el navegador, una dirección IP completa o abreviada y un identificador que relaciona unas visitas con otras.',
    fr: 'Ces prestataires mesurent pour nous l’utilisation de notre service. À cette fin, ils reçoivent généralement les pages et fonctions consultées, le moment et la durée de l’utilisation, des informations sur l’appareil et le navigateur, une adresse IP complète ou tronquée et un identifiant qui relie les visites entre elles.',
    it: 'Questi fornitori misurano per noi l’utilizzo del nostro servizio. A tal fine ricevono di norma le pagine e le funzioni aperte, il momento e la durata dell’utilizzo, informazioni sul dispositivo e sul browser, un indirizzo IP completo o abbreviato e un identificativo che collega le visite tra loro.',
    nl: 'Deze aanbieders meten voor ons hoe onze dienst wordt gebruikt. Daarvoor ontvangen zij doorgaans de bezochte pagina’s en functies, het tijdstip en de duur van het gebruik, gegevens over apparaat en browser, een volledig of ingekort IP-adres en een identificatiecode die bezoeken aan elkaar koppelt.',
  },
  session_replay: {
    de: 'Diese Anbieter zeichnen auf, wie Besucher eine Seite bedienen, damit wir Fehler und Hindernisse erkennen. Sie erhalten in der Regel Mausbewegungen, Klicks, Scrollverhalten und den Aufbau der angezeigten Seite sowie Angaben zu Gerät und Browser.',
    en: 'These providers record how visitors operate a page so that we can find errors and obstacles. They typically receive pointer movements, clicks, scrolling and the structure of the page shown, together with details of the device and browser.',
    es: 'Estos proveedores registran cómo utilizan los visitantes una página para que podamos detectar errores y obstáculos. Suelen recibir los movimientos del puntero, los clics, el desplazamiento y la estructura de la página mostrada, así como información sobre el dispositivo y el navegador.',
    fr: 'Ces prestataires enregistrent la manière dont les visiteurs se servent d’une page afin que nous puissions repérer les erreurs et les obstacles. Ils reçoivent généralement les mouvements du pointeur, les clics, le défilement et la structure de la page affichée, ainsi que des informations sur l’appareil et le navigateur.',
    it: 'Questi fornitori registrano il modo in cui i visitatori usano una pagina, affinché possiamo individuare errori e ostacoli. Ricevono di norma i movimenti del puntatore, i clic, lo scorrimento e la struttura della pagina mostrata, oltre a informazioni sul dispositivo e sul browser.',
    nl: 'Deze aanbieders leggen vast hoe bezoekers een pagina gebruiken, zodat wij fouten en obstakels kunnen vinden. Zij ontvangen doorgaans muisbewegingen, klikken, scrollgedrag en de opbouw van de getoonde pagina, en gegevens over apparaat en browser.',
  },
  email: {
    de: 'Diese Anbieter versenden Nachrichten in unserem Auftrag und verwalten unsere Verteiler. Sie erhalten in der Regel die Adresse und den Namen der Empfänger, den Inhalt der Nachricht und Angaben darüber, ob sie zugestellt, geöffnet oder angeklickt wurde.',
    en: 'These providers send messages on our behalf and manage our mailing lists. They typically receive the address and name of the person addressed, the content of the message, and whether it was delivered, opened or clicked.',
    es: 'Estos proveedores envían mensajes por cuenta nuestra y gestionan nuestras listas de distribución. Suelen recibir la dirección y el nombre de la persona a la que se dirige el mensaje, su contenido y si se entregó, se abrió o se hizo clic en él.',
    fr: 'Ces prestataires envoient des messages pour notre compte et gèrent nos listes de diffusion. Ils reçoivent généralement l’adresse et le nom de la personne à qui le message est adressé, son contenu et l’indication de sa remise, de son ouverture et des clics.',
    it: 'Questi fornitori inviano messaggi per nostro conto e gestiscono i nostri elenchi di invio. Ricevono di norma l’indirizzo e il nome della persona a cui il messaggio è diretto, il suo contenuto e l’indicazione se sia stato consegnato, aperto o cliccato.',
    nl: 'Deze aanbieders versturen namens ons berichten en beheren onze verzendlijsten. Zij ontvangen doorgaans het adres en de naam van de geadresseerde, de inhoud van het bericht en of het is afgeleverd, geopend of aangeklikt.',
  },
  ads: {
    de: 'Diese Anbieter zeigen Werbung in unserem Angebot an und rechnen sie ab. Sie erhalten in der Regel die IP-Adresse, Kennungen aus Cookies oder des Geräts, die Seite, auf der die Werbung erscheint, und die Reaktion darauf, und können daraus Interessen ableiten.',
    en: 'These providers show advertising in our service and bill for it. They typically receive the IP address, identifiers from cookies or from the device, the page on which the advertising appears and the reaction to it, and may infer interests from them.',
    es: 'Estos proveedores muestran publicidad en nuestro servicio y gestionan su facturación. Suelen recibir la dirección IP, identificadores de cookies o del dispositivo, la página en la que aparece la publicidad y la reacción ante ella, y pueden deducir de ello los intereses de la persona.',
    fr: 'Ces prestataires affichent de la publicité dans notre service et en assurent la facturation. Ils reçoivent généralement l’adresse IP, des identifiants issus de cookies ou de l’appareil, la page sur laquelle la publicité apparaît et la réaction à celle-ci, et peuvent en déduire des centres d’intérêt.',
    it: 'Questi fornitori mostrano pubblicità nel nostro servizio e la contabilizzano. Ricevono di norma l’indirizzo IP, identificativi tratti dai cookie o dal dispositivo, la pagina in cui compare la pubblicità e la reazione a essa, e possono ricavarne degli interessi.',
    nl: 'Deze aanbieders tonen advertenties in onze dienst en rekenen die af. Zij ontvangen doorgaans het IP-adres, identificatiecodes uit cookies of van het apparaat, de pagina waarop de advertentie verschijnt en de reactie daarop, en kunnen daaruit interesses afleiden.',
  },
  remarketing: {
    de: 'Diese Anbieter messen den Erfolg unserer Werbung und zeigen Besuchern unseres Angebots später auf anderen Seiten unsere Anzeigen. Sie erhalten in der Regel die aufgerufenen Seiten, Handlungen wie einen Kauf, die IP-Adresse und Kennungen, mit denen sie die Besucher in ihrem Netzwerk wiedererkennen können.',
    en: 'These providers measure the success of our advertising and later show our advertisements on other sites to people who visited our service. They typically receive the pages opened, actions such as a purchase, the IP address, and identifiers by which they can recognise the person within their network.',
    es: 'Estos proveedores miden el éxito de nuestra publicidad y muestran después nuestros anuncios en otros sitios a quienes han visitado nuestro servicio. Suelen recibir las páginas visitadas, acciones como una compra, la dirección IP e identificadores con los que pueden reconocer a la persona dentro de su red.',
    fr: 'Ces prestataires mesurent le succès de notre publicité et affichent ensuite nos annonces sur d’autres sites aux personnes qui ont visité notre service. Ils reçoivent généralement les pages consultées, des actions telles qu’un achat, l’adresse IP et des identifiants grâce auxquels ils peuvent reconnaître la personne au sein de leur réseau.',
    it: 'Questi fornitori misurano il successo della nostra pubblicità e in seguito mostrano i nostri annunci su altri siti a chi ha visitato il nostro servizio. Ricevono di norma le pagine aperte, azioni come un acquisto, l’indirizzo IP e identificativi con cui possono riconoscere la persona all’interno della propria rete.',
    nl: 'Deze aanbieders meten het succes van onze reclame en tonen onze advertenties later op andere sites aan mensen die onze dienst hebben bezocht. Zij ontvangen doorgaans de bezochte pagina’s, handelingen zoals een aankoop, het IP-adres en identificatiecodes waarmee zij de persoon binnen hun netwerk kunnen herkennen.',
  },
  payments: {
    de: 'Diese Anbieter wickeln Zahlungen ab und schützen vor Betrug. Sie erhalten in der Regel Name, Rechnungsangaben, Zahlungsmittel, Betrag und Anlass der Zahlung sowie Angaben zu Gerät und IP-Adresse und verarbeiten einen Teil davon in eigener Verantwortung.',
    en: 'These providers process payments and protect against fraud. They typically receive the name, billing details, means of payment, amount and purpose of the payment, together with details of the device and the IP address, and process some of this under their own responsibility.',
    es: 'Estos proveedores tramitan los pagos y los protegen contra el fraude. Suelen recibir el nombre, los datos de facturación, el medio de pago, el importe y el motivo del pago, así como información sobre el dispositivo y la dirección IP, y tratan una parte de ello bajo su propia responsabilidad.',
    fr: 'Ces prestataires exécutent les paiements et les protègent contre la fraude. Ils reçoivent généralement le nom, les données de facturation, le moyen de paiement, le montant et le motif du paiement, ainsi que des informations sur l’appareil et l’adresse IP, et en traitent une partie sous leur propre responsabilité.',
    it: 'Questi fornitori eseguono i pagamenti e li proteggono dalle frodi. Ricevono di norma il nome, i dati di fatturazione, il mezzo di pagamento, l’importo e la causale del pagamento, oltre a informazioni sul dispositivo e all’indirizzo IP, e trattano una parte di questi dati sotto la propria responsabilità.',
    nl: 'Deze aanbieders wikkelen betalingen af en beveiligen die tegen fraude. Zij ontvangen doorgaans de naam, factuurgegevens, het betaalmiddel, het bedrag en het doel van de betaling, en gegevens over het apparaat en het IP-adres, en verwerken een deel daarvan onder eigen verantwoordelijkheid.',
  },
  social_login: {
    de: 'Bei diesen Anbietern kann man sich mit einem bestehenden Konto anmelden. Wir erhalten von ihnen in der Regel eine Kennung des Kontos, Name und E-Mail-Adresse; sie erfahren, dass und wann das Konto bei uns genutzt wurde.',
    en: 'With these providers people can sign in with an account that they already have. We typically receive from them an identifier of the account, the name and the e-mail address; they learn that and when the account was used with us.',
    es: 'Con estos proveedores se puede iniciar sesión mediante una cuenta ya existente. De ellos solemos recibir un identificador de la cuenta, el nombre y la dirección de correo electrónico; ellos saben que la cuenta se ha utilizado en nuestro servicio y cuándo.',
    fr: 'Ces prestataires permettent de se connecter au moyen d’un compte existant. Nous recevons généralement d’eux un identifiant du compte, le nom et l’adresse électronique ; ils apprennent que le compte a été utilisé sur notre service et à quel moment.',
    it: 'Con questi fornitori è possibile accedere mediante un account già esistente. Da loro riceviamo di norma un identificativo dell’account, il nome e l’indirizzo e-mail; essi vengono a sapere che l’account è stato utilizzato presso di noi e quando.',
    nl: 'Bij deze aanbieders kan men inloggen met een bestaand account. Van hen ontvangen wij doorgaans een identificatiecode van het account, de naam en het e-mailadres; zij vernemen dat en wanneer het account bij ons is gebruikt.',
  },
  social: {
    de: 'Von diesen Anbietern binden wir Schaltflächen oder Beiträge ein. Sobald sie geladen werden, erhalten die Anbieter in der Regel die IP-Adresse, die Adresse der besuchten Seite und Angaben zum Browser und können den Besuch einem dort bestehenden Konto zuordnen.',
    en: 'From these providers we include buttons or posts. As soon as they are loaded, the providers typically receive the IP address, the address of the page visited and details of the browser, and can link the visit to an account held with them.',
    es: 'Incorporamos botones o publicaciones de estos proveedores. En cuanto se cargan, los proveedores suelen recibir la dirección IP, la dirección de la página visitada e información sobre el navegador, y pueden relacionar la visita con una cuenta que se tenga con ellos.',
    fr: 'Nous intégrons des boutons ou des publications de ces prestataires. Dès leur chargement, les prestataires reçoivent généralement l’adresse IP, l’adresse de la page visitée et des informations sur le navigateur, et peuvent rattacher la visite à un compte ouvert chez eux.',
    it: 'Non appena i pulsanti o i contenuti vengono caricati, questi fornitori ricevono di norma l’indirizzo IP, l’indirizzo della pagina visitata e informazioni sul browser, e possono collegare la visita a un account presso di loro.',
    nl: 'Zodra de knoppen of berichten worden geladen, ontvangen deze aanbieders doorgaans het IP-adres, het adres van de bezochte pagina en gegevens over de browser, en kunnen zij het bezoek koppelen aan een account bij hen.',
  },
  embeds: {
    de: 'Von diesen Anbietern laden wir Inhalte wie Videos, Karten, Musik oder Schriften. Damit sie angezeigt werden können, erhalten die Anbieter in der Regel die IP-Adresse, die Adresse der besuchten Seite und Angaben zu Gerät und Browser.',
    en: 'From these providers we load content such as videos, maps, music or fonts. So that it can be shown, the providers typically receive the IP address, the address of the page visited and details of the device and browser.',
    es: 'Cargamos de estos proveedores contenidos como vídeos, mapas, música o tipos de letra. Para que puedan mostrarse, los proveedores suelen recibir la dirección IP, la dirección de la página visitada e información sobre el dispositivo y el navegador.',
    fr: 'Nous chargeons auprès de ces prestataires des contenus tels que des vidéos, des cartes, de la musique ou des polices de caractères. Pour que ces contenus s’affichent, les prestataires reçoivent généralement l’adresse IP, l’adresse de la page visitée et des informations sur l’appareil et le navigateur.',
    it: 'Da questi fornitori carichiamo contenuti come video, mappe, musica o caratteri tipografici. Perché possano essere mostrati, i fornitori ricevono di norma l’indirizzo IP, l’indirizzo della pagina visitata e informazioni sul dispositivo e sul browser.',
    nl: 'Van deze aanbieders laden wij inhoud zoals video’s, kaarten, muziek of lettertypen. Om die te kunnen tonen, ontvangen de aanbieders doorgaans het IP-adres, het adres van de bezochte pagina en gegevens over apparaat en browser.',
  },
  security: {
    de: 'Diese Anbieter schützen unser Angebot vor Angriffen, automatisierten Zugriffen und Spam. Sie erhalten in der Regel die IP-Adresse, Angaben zu Gerät und Browser und Merkmale der Bedienung, aus denen sie schließen, ob ein Mensch oder ein Programm zugreift.',
    en: 'These providers protect our service against attacks, automated access and spam. They typically receive the IP address, details of the device and browser, and signs of how the service is operated, from which they conclude whether a person or a program is at work.',
    es: 'Estos proveedores protegen nuestro servicio frente a ataques, accesos automatizados y correo no deseado. Suelen recibir la dirección IP, información sobre el dispositivo y el navegador y rasgos del uso, de los que deducen si accede una persona o un programa.',
    fr: 'Ces prestataires protègent notre service contre les attaques, les accès automatisés et les messages indésirables. Ils reçoivent généralement l’adresse IP, des informations sur l’appareil et le navigateur et des indices sur l’utilisation, dont ils déduisent si l’accès vient d’une personne ou d’un programme.',
    it: 'Questi fornitori proteggono il nostro servizio da attacchi, accessi automatizzati e spam. Ricevono di norma l’indirizzo IP, informazioni sul dispositivo e sul browser e indizi sul modo in cui viene usato, dai quali deducono se stia accedendo una persona o un programma.',
    nl: 'Deze aanbieders beschermen onze dienst tegen aanvallen, geautomatiseerde toegang en spam. Zij ontvangen doorgaans het IP-adres, gegevens over apparaat en browser en gegevens over de manier van bedienen, waaruit zij afleiden of een mens of een programma toegang zoekt.',
  },
  hosting_cdn: {
    de: 'Diese Anbieter stellen die Server und Netze bereit, auf denen unser Angebot läuft. Sie verarbeiten in der Regel alle Daten, die bei der Nutzung anfallen oder gespeichert werden, darunter die IP-Adresse und den Zeitpunkt jedes Zugriffs.',
    en: 'These providers supply the servers and networks on which our service runs. They typically process all data that arises or is stored when the service is used, including the IP address and the time of each access.',
    es: 'Estos proveedores ponen a disposición los servidores y las redes en los que funciona nuestro servicio. Suelen tratar todos los datos que se generan o se guardan con el uso del servicio, entre ellos la dirección IP y el momento de cada acceso.',
    fr: 'Ces prestataires fournissent les serveurs et les réseaux sur lesquels fonctionne notre service. Ils traitent généralement toutes les données produites ou conservées lors de l’utilisation du service, dont l’adresse IP et le moment de chaque accès.',
    it: 'Questi fornitori mettono a disposizione i server e le reti su cui funziona il nostro servizio. Trattano di norma tutti i dati che si generano o si conservano con l’uso del servizio, compresi l’indirizzo IP e il momento di ogni accesso.',
    nl: 'Deze aanbieders leveren de servers en netwerken waarop onze dienst draait. Zij verwerken doorgaans alle gegevens die bij het gebruik ontstaan of worden opgeslagen, waaronder het IP-adres en het tijdstip van elke toegang.',
  },
  support_crm: {
    de: 'Mit diesen Anbietern beantworten wir Anfragen und pflegen Kundenbeziehungen. Sie erhalten in der Regel Name, Kontaktdaten, den Inhalt der Anfragen und Gespräche sowie Angaben zu bisherigen Bestellungen oder Kontakten.',
    en: 'With these providers we answer enquiries and look after our customers. They typically receive the name, contact details, the content of enquiries and conversations, and details of earlier orders or contacts.',
    es: 'Con estos proveedores respondemos a las consultas y atendemos a nuestros clientes. Suelen recibir el nombre, los datos de contacto, el contenido de las consultas y conversaciones e información sobre pedidos o contactos anteriores.',
    fr: 'Ces prestataires nous servent à répondre aux demandes et à suivre la relation avec nos clients. Ils reçoivent généralement le nom, les coordonnées, le contenu des demandes et des échanges ainsi que des informations sur les commandes ou contacts antérieurs.',
    it: 'Con questi fornitori rispondiamo alle richieste e curiamo il rapporto con i clienti. Ricevono di norma il nome, i recapiti, il contenuto delle richieste e delle conversazioni e informazioni su ordini o contatti precedenti.',
    nl: 'Met deze aanbieders beantwoorden wij vragen en onderhouden wij klantrelaties. Zij ontvangen doorgaans de naam, contactgegevens, de inhoud van vragen en gesprekken en gegevens over eerdere bestellingen of contacten.',
  },
  crash_push: {
    de: 'Diese Anbieter melden uns Fehler und Abstürze oder stellen Mitteilungen an Geräte zu. Sie erhalten in der Regel eine Kennung des Geräts oder der Installation, Angaben zu Gerät und Betriebssystem, den Zustand der Software beim Fehler und den Inhalt der Mitteilung.',
    en: 'These providers report errors and crashes to us or deliver notifications to devices. They typically receive an identifier of the device or installation, details of the device and operating system, the state of the software when the error occurred, and the content of the notification.',
    es: 'Estos proveedores nos comunican errores y fallos o entregan notificaciones en los dispositivos. Suelen recibir un identificador del dispositivo o de la instalación, información sobre el dispositivo y el sistema operativo, el estado del programa en el momento del error y el contenido de la notificación.',
    fr: 'Ces prestataires nous signalent les erreurs et les plantages ou remettent des notifications aux appareils. Ils reçoivent généralement un identifiant de l’appareil ou de l’installation, des informations sur l’appareil et le système d’exploitation, l’état du logiciel au moment de l’erreur et le contenu de la notification.',
    it: 'Questi fornitori ci segnalano errori e arresti anomali o recapitano notifiche ai dispositivi. Ricevono di norma un identificativo del dispositivo o dell’installazione, informazioni sul dispositivo e sul sistema operativo, lo stato del software al momento dell’errore e il contenuto della notifica.',
    nl: 'Deze aanbieders melden ons fouten en crashes of bezorgen meldingen op apparaten. Zij ontvangen doorgaans een identificatiecode van het apparaat of de installatie, gegevens over apparaat en besturingssysteem, de toestand van de software bij de fout en de inhoud van de melding.',
  },
  shop_site: {
    de: 'Mit diesen Systemen betreiben wir unsere Website oder unseren Shop. Soweit der Anbieter sie für uns betreibt, verarbeitet er in der Regel Konten, Bestellungen, Kontaktdaten und die Daten jedes Zugriffs; läuft die Software auf unserem eigenen Server, erhält ihr Hersteller diese Daten nicht.',
    en: 'With these systems we run our website or shop. Where the provider operates them for us, it typically processes accounts, orders, contact details and the data of each access; where the software runs on our own server, its maker does not receive these data.',
    es: 'Con estos sistemas gestionamos nuestro sitio web o nuestra tienda. Cuando el proveedor los explota por cuenta nuestra, suele tratar las cuentas, los pedidos, los datos de contacto y los datos de cada acceso; cuando el programa funciona en nuestro propio servidor, su desarrollador no recibe esos datos.',
    fr: 'Ces systèmes font fonctionner notre site ou notre boutique. Lorsque le prestataire les exploite pour nous, il traite généralement les comptes, les commandes, les coordonnées et les données de chaque accès ; lorsque le logiciel fonctionne sur notre propre serveur, son éditeur ne reçoit pas ces données.',
    it: 'Con questi sistemi gestiamo il nostro sito o il nostro negozio. Quando il fornitore li gestisce per noi, tratta di norma account, ordini, recapiti e i dati di ogni accesso; quando il software funziona sul nostro server, il suo produttore non riceve questi dati.',
    nl: 'Met deze systemen exploiteren wij onze website of winkel. Voor zover de aanbieder ze voor ons beheert, verwerkt hij doorgaans accounts, bestellingen, contactgegevens en de gegevens van elke toegang; draait de software op onze eigen server, dan ontvangt de maker deze gegevens niet.',
  },
  ai: {
    de: 'Diese Anbieter verarbeiten Eingaben mit künstlicher Intelligenz und geben Ergebnisse zurück, etwa Texte, Übersetzungen oder Bewertungen. Sie erhalten in der Regel den Inhalt der Eingabe, den dazu nötigen Zusammenhang und technische Angaben zum Aufruf.',
    en: 'These providers process input by artificial intelligence and return results such as texts, translations or assessments. They typically receive the content of the input, the context that it needs, and technical details of the call.',
    es: 'Estos proveedores tratan mediante inteligencia artificial lo que se introduce y devuelven resultados como textos, traducciones o valoraciones. Suelen recibir el contenido introducido, el contexto necesario y datos técnicos de la solicitud.',
    fr: 'Ces prestataires traitent au moyen de l’intelligence artificielle les contenus saisis et renvoient des résultats tels que des textes, des traductions ou des évaluations. Ils reçoivent généralement le contenu saisi, le contexte nécessaire et des données techniques relatives à la requête.',
    it: 'Questi fornitori elaborano con l’intelligenza artificiale quanto viene inserito e restituiscono risultati come testi, traduzioni o valutazioni. Ricevono di norma il contenuto inserito, il contesto necessario e dati tecnici sulla richiesta.',
    nl: 'Deze aanbieders verwerken invoer met kunstmatige intelligentie en geven resultaten terug, zoals teksten, vertalingen of beoordelingen. Zij ontvangen doorgaans de inhoud van de invoer, de benodigde context en technische gegevens over de aanroep.',
  },
  affiliate: {
    de: 'Diese Anbieter vermitteln Käufe und rechnen Provisionen ab. Sie erhalten in der Regel eine Kennung der Vermittlung, die aufgerufene Seite, den Zeitpunkt des Klicks, Angaben zu Gerät und Browser und die Bestellung, für die eine Provision anfällt.',
    en: 'These providers broker purchases and settle commissions. They typically receive an identifier of the referral, the page opened, the time of the click, details of the device and browser, and the order for which a commission is due.',
    es: 'Estos proveedores median en las compras y liquidan las comisiones. Suelen recibir un identificador de la recomendación, la página visitada, el momento del clic, información sobre el dispositivo y el navegador y el pedido por el que se devenga una comisión.',
    fr: 'Ces prestataires servent d’intermédiaires pour des achats et règlent les commissions. Ils reçoivent généralement un identifiant de la mise en relation, la page consultée, le moment du clic, des informations sur l’appareil et le navigateur et la commande qui donne lieu à commission.',
    it: 'Questi fornitori fanno da intermediari negli acquisti e liquidano le provvigioni. Ricevono di norma un identificativo della segnalazione, la pagina aperta, il momento del clic, informazioni sul dispositivo e sul browser e l’ordine per cui è dovuta una provvigione.',
    nl: 'Deze aanbieders bemiddelen bij aankopen en rekenen commissies af. Zij ontvangen doorgaans een identificatiecode van de doorverwijzing, de bezochte pagina, het tijdstip van de klik, gegevens over apparaat en browser en de bestelling waarvoor commissie verschuldigd is.',
  },
  shipping: {
    de: 'Diese Anbieter befördern Sendungen zu unseren Kunden oder verwalten den Versand. Sie erhalten in der Regel Name und Lieferanschrift, E-Mail-Adresse oder Telefonnummer für die Zustellung sowie Angaben zur Sendung und ihrem Verlauf.',
    en: 'These providers carry parcels to our customers or manage their shipping. They typically receive the name and delivery address, the e-mail address or telephone number for delivery, and details of the parcel and its progress.',
    es: 'Estos proveedores transportan los paquetes hasta nuestros clientes o gestionan los envíos. Suelen recibir el nombre y la dirección de entrega, el correo electrónico o el teléfono para la entrega, y datos sobre el paquete y su recorrido.',
    fr: 'Ces prestataires acheminent les colis jusqu’à nos clients ou gèrent les expéditions. Ils reçoivent généralement le nom et l’adresse de livraison, l’adresse e-mail ou le numéro de téléphone utile à la livraison, ainsi que des informations sur le colis et son parcours.',
    it: 'Questi fornitori trasportano i pacchi ai nostri clienti o gestiscono le spedizioni. Ricevono di norma il nome e l’indirizzo di consegna, l’indirizzo e-mail o il numero di telefono per la consegna e informazioni sul pacco e sul suo percorso.',
    nl: 'Deze aanbieders vervoeren pakketten naar onze klanten of beheren de verzending. Zij ontvangen doorgaans de naam en het afleveradres, het e-mailadres of telefoonnummer voor de bezorging en gegevens over het pakket en het verloop van de bezorging.',
  },
};
