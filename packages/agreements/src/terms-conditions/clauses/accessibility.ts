import { given, link, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** Art. 13(2) and Annex V Directive (EU) 2019/882 (§ 14 BFSG, art. L. 412-13 C. conso., Ley 11/2023, D.Lgs. 82/2022): description, how requirements are met, authority. */
export const accessibility = clause({
  id: 'tc.accessibility',
  version: 1,
  when: (a) => given(a.accessibility) && a.accessibility !== 'none',
  parts: {
    short: { meets: ['eaa-13'], when: (a) => a.accessibility === 'short' },
    old: { meets: [], when: (a) => a.accessibility_standard === 'wcag-2-1' },
    new: { meets: [], when: (a) => a.accessibility_standard === 'wcag-2-2' },
    link: { meets: ['eaa-13'], when: (a) => a.accessibility === 'link' },
  },
  text: {
    de: (c) => prose`
      ## Barrierefreiheit

      ${c.part.short`Angebot und Bestellung gestalten wir nach ${c.part.old`WCAG 2.1`}${c.part.new`WCAG 2.2`}, Stufe AA: Inhalte sind wahrnehmbar, mit der Tastatur bedienbar, verständlich und mit Hilfsmitteln nutzbar. Barrieren können Sie uns über die im Abschnitt über den Kontakt genannten Wege melden; zuständig ist daneben die Marktüberwachungsbehörde Ihres Landes.`}${c.part.link`Wie der Dienst die Anforderungen an die Barrierefreiheit erfüllt und welche Behörde zuständig ist, beschreiben wir hier: ${link(c.say.accessibility_url)}.`}`,
    en: (c) => prose`
      ## Accessibility

      ${c.part.short`We design the offer and the ordering according to ${c.part.old`WCAG 2.1`}${c.part.new`WCAG 2.2`}, level AA: content can be perceived, operated by keyboard, understood and used with assistive technology. You can report barriers through the ways named in the section on contacting us; the market surveillance authority of your country is competent too.`}${c.part.link`How the service meets the accessibility requirements and which authority is competent is described here: ${link(c.say.accessibility_url)}.`}`,
    es: (c) => prose`
      ## Accesibilidad

      ${c.part.short`Diseñamos la oferta y el pedido conforme a ${c.part.old`WCAG 2.1`}${c.part.new`WCAG 2.2`}, nivel AA: el contenido se puede percibir, manejar con el teclado, comprender y usar con productos de apoyo. Puede comunicarnos barreras por las vías del apartado sobre el contacto; también es competente la autoridad de vigilancia del mercado de su país.`}${c.part.link`Aquí describimos cómo cumple el servicio los requisitos de accesibilidad y qué autoridad es competente: ${link(c.say.accessibility_url)}.`}`,
    fr: (c) => prose`
      ## Accessibilité

      ${c.part.short`Nous concevons l’offre et la commande selon ${c.part.old`WCAG 2.1`}${c.part.new`WCAG 2.2`}, niveau AA : les contenus sont perceptibles, utilisables au clavier, compréhensibles et compatibles avec les technologies d’assistance. Vous pouvez nous signaler des obstacles par les moyens de la section consacrée au contact ; l’autorité de surveillance du marché de votre pays est aussi compétente.`}${c.part.link`La manière dont le service répond aux exigences d’accessibilité et l’autorité compétente sont décrites ici : ${link(c.say.accessibility_url)}.`}`,
    it: (c) => prose`
      ## Accessibilità

      ${c.part.short`Progettiamo l’offerta e l’ordine secondo ${c.part.old`WCAG 2.1`}${c.part.new`WCAG 2.2`}, livello AA: i contenuti sono percepibili, utilizzabili da tastiera, comprensibili e compatibili con le tecnologie assistive. Può segnalarci barriere tramite i recapiti della sezione sui contatti; è competente anche l’autorità di vigilanza del mercato del Suo paese.`}${c.part.link`Qui descriviamo come il servizio soddisfa i requisiti di accessibilità e quale autorità è competente: ${link(c.say.accessibility_url)}.`}`,
    nl: (c) => prose`
      ## Toegankelijkheid

      ${c.part.short`Wij ontwerpen het aanbod en het bestellen volgens ${c.part.old`WCAG 2.1`}${c.part.new`WCAG 2.2`}, niveau AA: inhoud is waarneembaar, met het toetsenbord te bedienen, begrijpelijk en bruikbaar met hulpmiddelen. U kunt belemmeringen melden via de wegen in het onderdeel over contact; ook de markttoezichthouder van uw land is bevoegd.`}${c.part.link`Hoe de dienst aan de toegankelijkheidseisen voldoet en welke autoriteit bevoegd is, beschrijven wij hier: ${link(c.say.accessibility_url)}.`}`,
  },
});
