import { given, link, prose } from '../../document/authoring.ts';
import { isSeatedInUnion } from '../conditions.ts';
import { accessibilityAuthority, authorityIsKnown } from '../words/accessibility-authorities.ts';
import { clause } from './clause.ts';

/** Art. 13(2), Art. 23 and Annex V Directive (EU) 2019/882 (§ 14 and Annex 3 BFSG, art. L. 412-13 C. conso., Ley 11/2023, art. 21 D.Lgs. 82/2022): description, how requirements are met, authority of the seat. Market surveillance is for products; services have authorities of their own. */
export const accessibility = clause({
  id: 'tc.accessibility',
  version: 2,
  when: (a) => given(a.accessibility) && a.accessibility !== 'none',
  parts: {
    short: { meets: ['eaa-13'], when: (a) => a.accessibility === 'short' },
    old: { meets: [], when: (a) => a.accessibility_standard === 'wcag-2-1' },
    new: { meets: [], when: (a) => a.accessibility_standard === 'wcag-2-2' },
    named: { meets: [], when: (a) => authorityIsKnown(a) },
    seat: { meets: [], when: (a) => isSeatedInUnion(a) && !authorityIsKnown(a) },
    abroad: { meets: [], when: (a) => !isSeatedInUnion(a) },
    link: { meets: ['eaa-13'], when: (a) => a.accessibility === 'link' },
  },
  text: {
    de: (c) => prose`
      ## Barrierefreiheit

      ${c.part.short`Angebot und Bestellung gestalten wir nach ${c.part.old`WCAG 2.1`}${c.part.new`WCAG 2.2`}, Stufe AA: Inhalte sind wahrnehmbar, mit der Tastatur bedienbar, verständlich und mit Hilfsmitteln nutzbar. Barrieren können Sie uns über die im Abschnitt über den Kontakt genannten Wege melden. ${c.part.named`Zuständige Behörde: ${accessibilityAuthority(c)}.`}${c.part.seat`Zuständig ist die Behörde, die die Barrierefreiheit von Dienstleistungen in unserem Land (${c.country(c.say.country)}) überwacht.`}${c.part.abroad`In der Europäischen Union können Sie sich auch an die Behörde wenden, die in Ihrem Land die Barrierefreiheit von Dienstleistungen überwacht.`}`}${c.part.link`Wie der Dienst die Anforderungen an die Barrierefreiheit erfüllt und welche Behörde zuständig ist, beschreiben wir hier: ${link(c.say.accessibility_url)}.`}`,
    en: (c) => prose`
      ## Accessibility

      ${c.part.short`We design the offer and the ordering according to ${c.part.old`WCAG 2.1`}${c.part.new`WCAG 2.2`}, level AA: content can be perceived, operated by keyboard, understood and used with assistive technology. You can report barriers through the ways named in the section on contacting us. ${c.part.named`Competent authority: ${accessibilityAuthority(c)}.`}${c.part.seat`The authority that supervises the accessibility of services in our country (${c.country(c.say.country)}) is competent.`}${c.part.abroad`In the European Union you can also turn to the authority that supervises the accessibility of services in your country.`}`}${c.part.link`How the service meets the accessibility requirements and which authority is competent is described here: ${link(c.say.accessibility_url)}.`}`,
    es: (c) => prose`
      ## Accesibilidad

      ${c.part.short`Diseñamos la oferta y el pedido conforme a ${c.part.old`las pautas WCAG 2.1`}${c.part.new`las pautas WCAG 2.2`}, nivel AA: el contenido se puede percibir, manejar con el teclado, comprender y usar con productos de apoyo. Puede comunicarnos barreras por las vías del apartado sobre el contacto. ${c.part.named`Autoridad competente: ${accessibilityAuthority(c)}.`}${c.part.seat`Es competente la autoridad que supervisa la accesibilidad de los servicios en nuestro país (${c.country(c.say.country)}).`}${c.part.abroad`En la Unión Europea puede dirigirse también a la autoridad que supervisa la accesibilidad de los servicios en su país.`}`}${c.part.link`Aquí describimos cómo cumple el servicio los requisitos de accesibilidad y qué autoridad es competente: ${link(c.say.accessibility_url)}.`}`,
    fr: (c) => prose`
      ## Accessibilité

      ${c.part.short`Nous concevons l’offre et la commande selon ${c.part.old`les WCAG 2.1`}${c.part.new`les WCAG 2.2`}, niveau AA : les contenus sont perceptibles, utilisables au clavier, compréhensibles et compatibles avec les technologies d’assistance. Vous pouvez nous signaler des obstacles par les moyens de la section consacrée au contact. ${c.part.named`Autorité compétente : ${accessibilityAuthority(c)}.`}${c.part.seat`L’autorité qui contrôle l’accessibilité des services dans notre pays (${c.country(c.say.country)}) est compétente.`}${c.part.abroad`Dans l’Union européenne, vous pouvez aussi vous adresser à l’autorité qui contrôle l’accessibilité des services dans votre pays.`}`}${c.part.link`La manière dont le service répond aux exigences d’accessibilité et l’autorité compétente sont décrites ici : ${link(c.say.accessibility_url)}.`}`,
    it: (c) => prose`
      ## Accessibilità

      ${c.part.short`Progettiamo l’offerta e l’ordine secondo ${c.part.old`le WCAG 2.1`}${c.part.new`le WCAG 2.2`}, livello AA: i contenuti sono percepibili, utilizzabili da tastiera, comprensibili e compatibili con le tecnologie assistive. Può segnalarci barriere tramite i recapiti della sezione sui contatti. ${c.part.named`Autorità competente: ${accessibilityAuthority(c)}.`}${c.part.seat`È competente l’autorità che vigila sull’accessibilità dei servizi nel nostro paese (${c.country(c.say.country)}).`}${c.part.abroad`Nell’Unione europea può rivolgersi anche all’autorità che vigila sull’accessibilità dei servizi nel Suo paese.`}`}${c.part.link`Qui descriviamo come il servizio soddisfa i requisiti di accessibilità e quale autorità è competente: ${link(c.say.accessibility_url)}.`}`,
    nl: (c) => prose`
      ## Toegankelijkheid

      ${c.part.short`Wij ontwerpen het aanbod en het bestellen volgens ${c.part.old`WCAG 2.1`}${c.part.new`WCAG 2.2`}, niveau AA: inhoud is waarneembaar, met het toetsenbord te bedienen, begrijpelijk en bruikbaar met hulpmiddelen. U kunt belemmeringen melden via de wegen in het onderdeel over contact. ${c.part.named`Bevoegde autoriteit: ${accessibilityAuthority(c)}.`}${c.part.seat`Bevoegd is de autoriteit die in ons land (${c.country(c.say.country)}) toezicht houdt op de toegankelijkheid van diensten.`}${c.part.abroad`In de Europese Unie kunt u zich ook wenden tot de autoriteit die in uw land toezicht houdt op de toegankelijkheid van diensten.`}`}${c.part.link`Hoe de dienst aan de toegankelijkheidseisen voldoet en welke autoriteit bevoegd is, beschrijven wij hier: ${link(c.say.accessibility_url)}.`}`,
  },
});
