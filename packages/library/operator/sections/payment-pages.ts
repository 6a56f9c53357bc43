import type { Section } from './section.ts';

/** Scripts of a provider load on the page for paying and the one for saving a card, and nowhere else. */
export const paymentPagesSection: Section = {
  de: {
    heading: 'Zahlungsseiten',
    text: 'Auf den Seiten, auf denen Sie bezahlen oder eine Karte hinterlegen, laden wir Felder des Zahlungsanbieters, den Sie wählen. Er kann dort eigene Cookies setzen, um die Zahlung abzuwickeln und Betrug zu erkennen. Auf allen anderen Seiten lädt nichts von ihm. Welche Anbieter es sind, steht in unserer Datenschutzerklärung.',
  },
  en: {
    heading: 'Payment pages',
    text: 'On the pages on which you pay or save a card we load fields of the payment provider you choose. It may set its own cookies there to carry out the payment and to detect fraud. On all other pages nothing of it loads. Our privacy policy names the providers.',
  },
  es: {
    heading: 'Páginas de pago',
    text: 'En las páginas en las que paga o guarda una tarjeta cargamos campos del proveedor de pagos que usted elija. Este puede instalar allí sus propias cookies para realizar el pago y detectar fraudes. En las demás páginas no se carga nada suyo. Nuestra política de privacidad nombra a los proveedores.',
  },
  fr: {
    heading: 'Pages de paiement',
    text: 'Sur les pages où vous payez ou enregistrez une carte, nous chargeons des champs du prestataire de paiement que vous choisissez. Il peut y déposer ses propres cookies pour exécuter le paiement et détecter la fraude. Sur toutes les autres pages, rien de lui ne se charge. Notre politique de confidentialité nomme les prestataires.',
  },
  it: {
    heading: 'Pagine di pagamento',
    text: 'Nelle pagine in cui paga o salva una carta carichiamo campi del fornitore di pagamento che sceglie. Questi può installarvi propri cookie per eseguire il pagamento e rilevare frodi. In tutte le altre pagine non si carica nulla di suo. La nostra informativa sulla privacy indica i fornitori.',
  },
  nl: {
    heading: 'Betaalpagina’s',
    text: 'Op de pagina’s waar u betaalt of een kaart bewaart, laden wij velden van de betaaldienst die u kiest. Die kan daar eigen cookies plaatsen om de betaling uit te voeren en fraude te herkennen. Op alle andere pagina’s wordt niets van hem geladen. Ons privacybeleid noemt de betaaldiensten.',
  },
};
