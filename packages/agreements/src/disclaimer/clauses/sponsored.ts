import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// 16 CFR § 255.5, Directive 2005/29/EC Annex I points 11 and 11a, § 5a(4) UWG, CAP Code 2.1-2.4.
export const sponsored = clause({
  id: 'di.sponsored',
  version: 3,
  when: (a) => a.d_sponsored === 'yes',
  parts: {
    paid: {
      meets: ['ftc-255-5', 'ecd-6', 'ucpd-annex-11', 'de-uwg-5a', 'uk-dmcc-ads', 'practice-di-affiliate'],
    },
  },
  text: {
    de: (c) => prose`
      ## Bezahlte Inhalte

      ${c.part.paid`Für manche Beiträge erhalten wir Geld, kostenlose Produkte oder andere Vorteile. Solche Beiträge sind am Anfang deutlich als Werbung gekennzeichnet und nennen, in wessen Auftrag sie erscheinen oder von wem der Vorteil stammt.`}`,
    en: (c) => prose`
      ## Sponsored content

      ${c.part.paid`For some pieces we receive money, free products or other benefits. Such pieces are clearly marked as advertising at their beginning and name on whose behalf they appear or who gave the benefit.`}`,
    es: (c) => prose`
      ## Contenidos patrocinados

      ${c.part.paid`Por algunos artículos recibimos dinero, productos gratuitos u otras ventajas. Esos artículos están señalados al principio, de forma clara, como publicidad e indican por cuenta de quién aparecen o de quién procede la ventaja.`}`,
    fr: (c) => prose`
      ## Contenus sponsorisés

      ${c.part.paid`Pour certains articles, nous recevons de l’argent, des produits gratuits ou d’autres avantages. Ces articles sont clairement signalés, dès le début, comme publicité et indiquent pour le compte de qui ils paraissent ou de qui vient l’avantage.`}`,
    it: (c) => prose`
      ## Contenuti sponsorizzati

      ${c.part.paid`Per alcuni articoli riceviamo denaro, prodotti gratuiti o altri vantaggi. Questi articoli sono chiaramente contrassegnati all’inizio come pubblicità e indicano per conto di chi sono pubblicati o da chi proviene il vantaggio.`}`,
    nl: (c) => prose`
      ## Gesponsorde inhoud

      ${c.part.paid`Voor sommige bijdragen ontvangen wij geld, gratis producten of andere voordelen. Zulke bijdragen zijn aan het begin duidelijk als reclame gemarkeerd en vermelden in wiens opdracht ze verschijnen of van wie het voordeel komt.`}`,
  },
});
