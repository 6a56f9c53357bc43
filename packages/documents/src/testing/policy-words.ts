import type { Language } from '@clausewright/contract/languages';

/** Ordinary sentences of a privacy policy, enough to set a long document with the letters of each language. */
export interface PolicyWords {
  title: string;
  topics: readonly string[];
  sentences: readonly string[];
  items: readonly string[];
  fields: readonly [string, string, string, string];
}

export const policyWords: Record<Language, PolicyWords> = {
  de: {
    title: 'Datenschutzerklärung',
    topics: ['Verantwortlicher', 'Welche Daten wir erheben', 'Zwecke und Rechtsgrundlagen', 'Zahlungen', 'Statistik', 'Empfänger', 'Speicherdauer', 'Ihre Rechte', 'Sicherheit', 'Änderungen'],
    sentences: [
      'Wenn Sie in unserem Geschäft bestellen, verarbeiten wir Ihren Namen, Ihre Lieferanschrift und Ihre E-Mail-Adresse, um den Vertrag mit Ihnen zu erfüllen.',
      'Unser Server schreibt zu jeder Anfrage die Adresse der aufgerufenen Seite, den Zeitpunkt, die Art des Browsers und eine gekürzte IP-Adresse in ein Protokoll.',
      'Wir geben diese Angaben nur an Unternehmen weiter, die sie für die Auslieferung oder die Zahlungsabwicklung brauchen, und verpflichten sie vertraglich zur Geheimhaltung.',
      'Soweit wir uns auf ein berechtigtes Interesse stützen, können Sie der Verarbeitung aus Gründen widersprechen, die sich aus Ihrer besonderen Lage ergeben.',
      'Nach Ablauf der steuerrechtlichen Aufbewahrungsfrist von zehn Jahren löschen wir die Rechnungen und alle zugehörigen Unterlagen.',
      'Eine Einwilligung in die Reichweitenmessung können Sie jederzeit über die „Datenschutzeinstellungen“ mit Wirkung für die Zukunft widerrufen.',
    ],
    items: ['Name und Anschrift', 'Bestell- und Rechnungsangaben', 'Nachrichten an unseren Kundendienst', 'Angaben über Ihr Gerät und Ihren Browser'],
    fields: ['Empfänger', 'Zweck', 'Land', 'Garantie'],
  },
  en: {
    title: 'Privacy Policy',
    topics: ['Who we are', 'The data we collect', 'Purposes and legal grounds', 'Payments', 'Statistics', 'Recipients', 'How long we keep data', 'Your rights', 'Security', 'Changes'],
    sentences: [
      'When you order in our shop, we process your name, your delivery address and your e-mail address in order to perform the contract with you.',
      'For each request our server writes the address of the page, the time, the kind of browser and a shortened IP address to a log.',
      'We pass this information only to companies that need it for delivery or for taking the payment, and we bind them by contract to keep it secret.',
      'As far as we rely on a legitimate interest, you can object to the processing on grounds that relate to your particular situation.',
      'After the retention period of tax law has ended, we delete the invoices and all documents that belong to them.',
      'You can withdraw a consent to audience measurement at any time for the future under “Privacy choices”.',
    ],
    items: ['Name and postal address', 'Details of orders and invoices', 'Messages to our customer service', 'Information about your device and browser'],
    fields: ['Recipient', 'Purpose', 'Country', 'Safeguard'],
  },
  es: {
    title: 'Política de privacidad',
    topics: ['Quiénes somos', 'Los datos que recogemos', 'Finalidades y bases jurídicas', 'Pagos', 'Estadísticas', 'Destinatarios', 'Plazos de conservación', 'Sus derechos', 'Seguridad', 'Modificaciones'],
    sentences: [
      'Cuando usted hace un pedido en nuestra tienda, tratamos su nombre, su dirección de entrega y su correo electrónico para ejecutar el contrato.',
      'En cada petición, nuestro servidor anota la dirección de la página, la hora, el tipo de navegador y una dirección IP abreviada.',
      'Solo comunicamos esta información a las empresas que la necesitan para la entrega o el cobro, y las obligamos por contrato a guardar secreto.',
      'En la medida en que nos basamos en un interés legítimo, usted puede oponerse al tratamiento por motivos relacionados con su situación particular.',
      'Una vez terminado el plazo de conservación que exige la legislación tributaria, suprimimos las facturas y toda la documentación correspondiente.',
      '¿Ha dado su consentimiento para la medición de audiencia? Puede retirarlo en cualquier momento en «Opciones de privacidad».',
    ],
    items: ['Nombre y dirección postal', 'Datos de pedidos y facturas', 'Mensajes a nuestro servicio de atención', 'Información sobre su dispositivo y su navegador'],
    fields: ['Destinatario', 'Finalidad', 'País', 'Garantía'],
  },
  fr: {
    title: 'Politique de confidentialité',
    topics: ['Qui sommes-nous', 'Les données que nous recueillons', 'Finalités et bases juridiques', 'Paiements', 'Statistiques', 'Destinataires', 'Durée de conservation', 'Vos droits', 'Sécurité', 'Modifications'],
    sentences: [
      'Lorsque vous passez une commande dans notre boutique, nous traitons votre nom, votre adresse de livraison et votre adresse électronique afin d’exécuter le contrat.',
      'À chaque requête, notre serveur inscrit dans un journal l’adresse de la page, l’heure, le type de navigateur et une adresse IP abrégée.',
      'Nous ne transmettons ces informations qu’aux entreprises qui en ont besoin pour la livraison ou l’encaissement, et nous les soumettons à une obligation de secret.',
      'Dans la mesure où nous nous fondons sur un intérêt légitime, vous pouvez vous opposer au traitement pour des raisons tenant à votre situation particulière.',
      'À l’expiration du délai de conservation prévu par le droit fiscal, nous supprimons les factures et tous les documents correspondants.',
      'Vous pouvez à tout moment retirer votre consentement à la mesure d’audience dans les « Choix de confidentialité ».',
    ],
    items: ['Nom et adresse postale', 'Données des commandes et des factures', 'Messages adressés à notre service clientèle', 'Informations sur votre appareil et votre navigateur'],
    fields: ['Destinataire', 'Finalité', 'Pays', 'Garantie'],
  },
  it: {
    title: 'Informativa sulla privacy',
    topics: ['Chi siamo', 'I dati che raccogliamo', 'Finalità e basi giuridiche', 'Pagamenti', 'Statistiche', 'Destinatari', 'Periodo di conservazione', 'I Suoi diritti', 'Sicurezza', 'Modifiche'],
    sentences: [
      'Quando Lei effettua un ordine nel nostro negozio, trattiamo il Suo nome, l’indirizzo di consegna e l’indirizzo e-mail per eseguire il contratto.',
      'A ogni richiesta il nostro server annota l’indirizzo della pagina, l’ora, il tipo di browser e un indirizzo IP abbreviato.',
      'Comunichiamo queste informazioni soltanto alle imprese che ne hanno bisogno per la consegna o per il pagamento, vincolandole per contratto alla riservatezza.',
      'Nella misura in cui ci basiamo su un legittimo interesse, Lei può opporsi al trattamento per motivi connessi alla Sua situazione particolare.',
      'Scaduto il termine di conservazione previsto dalla normativa tributaria, cancelliamo le fatture e tutta la documentazione relativa.',
      'Il consenso alla misurazione del pubblico può essere revocato in ogni momento alla voce «Scelte sulla privacy».',
    ],
    items: ['Nome e indirizzo postale', 'Dati degli ordini e delle fatture', 'Messaggi al nostro servizio clienti', 'Informazioni sul dispositivo e sul browser'],
    fields: ['Destinatario', 'Finalità', 'Paese', 'Garanzia'],
  },
  nl: {
    title: 'Privacyverklaring',
    topics: ['Wie wij zijn', 'Welke gegevens wij verzamelen', 'Doeleinden en rechtsgronden', 'Betalingen', 'Statistieken', 'Ontvangers', 'Bewaartermijn', 'Uw rechten', 'Beveiliging', 'Wijzigingen'],
    sentences: [
      'Wanneer u in onze winkel bestelt, verwerken wij uw naam, uw bezorgadres en uw e-mailadres om de overeenkomst met u uit te voeren.',
      'Bij elk verzoek schrijft onze server het adres van de pagina, het tijdstip, het soort browser en een ingekort IP-adres in een logboek.',
      'Wij geven deze gegevens alleen door aan bedrijven die ze nodig hebben voor de bezorging of de betalingsafhandeling en verplichten hen tot geheimhouding.',
      'Voor zover wij ons op een gerechtvaardigd belang beroepen, kunt u om redenen die met uw specifieke situatie verband houden bezwaar maken tegen de verwerking.',
      'Na afloop van de fiscale bewaartermijn verwijderen wij de facturen en alle daarbij behorende bescheiden.',
      'Uw toestemming voor het meten van het bereik kunt u te allen tijde intrekken onder ‘Privacykeuzes’.',
    ],
    items: ['Naam en postadres', 'Bestel- en factuurgegevens', 'Berichten aan onze klantenservice', 'Informatie over uw apparaat en uw browser'],
    fields: ['Ontvanger', 'Doel', 'Land', 'Waarborg'],
  },
};
