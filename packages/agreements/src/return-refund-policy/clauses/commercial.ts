import {
  type Context,
  given,
  has,
  prose,
  type Prose,
  properName,
  sequence,
  type Words,
} from '../../document/authoring.ts';
import { periodText } from '../../document/words.ts';
import { printStatutory } from '../../statutory/print.ts';
import { statutoryPart } from '../../statutory/texts.ts';
import { mayWithdraw, sellsGoods, sellsServices } from '../sells.ts';
import { clause, type ReturnQuestions } from './clause.ts';

/** English in every document: the regulation prescribes the words, one text for goods, services and both. */
function australian({ a }: Context<ReturnQuestions>): Prose {
  if (!has(a.laws, 'au_consumer')) return sequence([]);
  const id = !sellsGoods(a)
    ? 'au-acl-reg90-services'
    : sellsServices(a)
      ? 'au-acl-reg90-both'
      : 'au-acl-reg90-goods';
  return printStatutory(statutoryPart(id, 'en', 'statement'));
}

/** 15 U.S.C. § 2303(a)(1) wants the duration of a full warranty in its name, which is English everywhere. */
function american({ a }: Pick<Context<ReturnQuestions>, 'a'>): Words {
  if (a.warranty_kind === 'limited') return properName('Limited Warranty');
  const period = a.warranty_period === undefined ? '' : ` (${periodText('en', a.warranty_period)})`;
  return properName(`Full${period} Warranty`);
}

/**
 * Directive (EU) 2019/771, Article 17; 15 U.S.C. §§ 2302 to 2304 and 2308 and 16 CFR § 701.3 (sentence on state law
 * prescribed); Competition and Consumer Regulations 2010, reg. 90 (official: verified for goods and for services,
 * unverified for both).
 */
export const commercial = clause({
  id: 'rr.commercial',
  version: 3,
  price: (a) => (has(a.laws, 'eu_consumer', 'us_refunds', 'au_consumer') ? null : 'answer_premium'),
  when: (a) => a.warranty === 'commercial',
  parts: {
    who: { meets: ['sgd-17', 'us-warranty', 'au-reg-90'] },
    american: { meets: ['us-warranty'], when: (a) => has(a.laws, 'us_refunds') },
    scope: { meets: ['sgd-17', 'us-warranty'] },
    exclusions: { meets: ['us-warranty'], when: (a) => given(a.warranty_exclusions) },
    claim: { meets: ['sgd-17', 'us-warranty', 'au-reg-90'] },
    us: { meets: ['au-reg-90'], when: (a) => a.warranty_costs === 'us' || a.warranty_kind === 'full' },
    customer: { meets: ['au-reg-90'], when: (a) => a.warranty_costs === 'customer' },
    legal: { meets: ['sgd-17', 'au-reg-90'], when: (a) => mayWithdraw(a) && sellsGoods(a) },
    rights: { meets: ['sgd-17', 'au-reg-90'] },
    implied: { meets: [], when: (a) => has(a.laws, 'us_refunds') },
    states: { meets: ['us-warranty'], when: (a) => has(a.laws, 'us_refunds') },
    australia: { meets: [], when: (a) => has(a.laws, 'au_consumer') },
    statement: { meets: ['au-reg-90'], when: (a) => has(a.laws, 'au_consumer') },
  },
  words: {
    de: {
      kinds: { full: 'Volle Garantie', limited: 'Beschränkte Garantie' },
    },
    en: { kinds: { full: 'Full guarantee', limited: 'Limited guarantee' } },
    es: {
      kinds: { full: 'Garantía completa', limited: 'Garantía limitada' },
    },
    fr: {
      kinds: { full: 'Garantie complète', limited: 'Garantie limitée' },
    },
    it: {
      kinds: { full: 'Garanzia piena', limited: 'Garanzia limitata' },
    },
    nl: {
      kinds: { full: 'Volledige garantie', limited: 'Beperkte garantie' },
    },
  },
  text: {
    de: (c) => prose`
      ## Unsere gewerbliche Garantie

      ${c.part.who`Wir, der in diesem Dokument genannte Verkäufer, geben diese Garantie: **${c.name(c.say.warranty_kind, c.w.kinds)}** ${c.part.american`(in den Vereinigten Staaten: „${american(c)}“)`}. Dauer ab der Lieferung: ${c.period(c.say.warranty_period, 'nom')}.`}

      ${c.part.scope`Wofür sie gilt und was wir leisten: ${c.say.warranty_scope}`}

      ${c.part.exclusions`Ausgenommen: ${c.say.warranty_exclusions}`}

      ${c.part.claim`Um die Garantie zu nutzen, schreiben Sie uns vor ihrem Ablauf mit dem Kaufnachweis und einer Beschreibung des Fehlers; die Adressen stehen im Abschnitt über den Kontakt.`} ${c.part.us`Die Kosten der Einsendung tragen wir.`} ${c.part.customer`Die Kosten der Einsendung tragen Sie, soweit das Gesetz nichts anderes bestimmt.`}

      ${c.part.legal`Ist eine Ware mangelhaft, haben Sie als Verbraucher gegen den Verkäufer kostenlose gesetzliche Rechte.`} ${c.part.rights`Die Garantie kommt zu Ihren gesetzlichen Rechten hinzu und lässt sie unberührt.`} ${c.part.implied`In den Vereinigten Staaten schränkt sie stillschweigende Gewährleistungen (implied warranties) nicht ein.`}

      ${c.part.states`In den Vereinigten Staaten gilt: „This warranty gives you specific legal rights, and you may also have other rights which vary from state to state.“`}

      ${c.part.australia`Für Australien ist dieser Wortlaut vorgeschrieben:`}

      ${c.part.statement(australian(c))}`,
    en: (c) => prose`
      ## Our commercial guarantee

      ${c.part.who`We, the seller named in this document, give this guarantee: **${c.name(c.say.warranty_kind, c.w.kinds)}** ${c.part.american`(in the United States: “${american(c)}”)`}. Duration from delivery: ${c.period(c.say.warranty_period)}.`}

      ${c.part.scope`What it covers and what we do: ${c.say.warranty_scope}`}

      ${c.part.exclusions`Not covered: ${c.say.warranty_exclusions}`}

      ${c.part.claim`To use the guarantee, write to us before it ends with the proof of purchase and a description of the defect; the addresses are in the section on contact.`} ${c.part.us`We bear the cost of sending the item in.`} ${c.part.customer`You bear the cost of sending the item in, unless the law provides otherwise.`}

      ${c.part.legal`If goods are faulty, you as a consumer have statutory remedies against the seller free of charge.`} ${c.part.rights`The guarantee comes on top of your statutory rights and does not affect them.`} ${c.part.implied`In the United States it does not limit implied warranties.`}

      ${c.part.states`In the United States: “This warranty gives you specific legal rights, and you may also have other rights which vary from state to state.”`}

      ${c.part.australia`For Australia these words are prescribed:`}

      ${c.part.statement(australian(c))}`,
    es: (c) => prose`
      ## Nuestra garantía comercial

      ${c.part.who`Nosotros, el vendedor indicado en este documento, concedemos esta garantía: **${c.name(c.say.warranty_kind, c.w.kinds)}** ${c.part.american`(en los Estados Unidos: «${american(c)}»)`}. Duración desde la entrega: ${c.period(c.say.warranty_period)}.`}

      ${c.part.scope`Qué cubre y qué hacemos: ${c.say.warranty_scope}`}

      ${c.part.exclusions`No cubre: ${c.say.warranty_exclusions}`}

      ${c.part.claim`Para utilizar la garantía, escríbanos antes de que termine con el justificante de compra y una descripción del defecto; las direcciones figuran en el apartado sobre el contacto.`} ${c.part.us`Los gastos de envío corren de nuestra cuenta.`} ${c.part.customer`Los gastos de envío corren de su cuenta, salvo que la ley disponga otra cosa.`}

      ${c.part.legal`Si un producto es defectuoso, usted como consumidor dispone frente al vendedor de medidas correctoras legales sin coste.`} ${c.part.rights`La garantía se añade a sus derechos legales sin limitarlos.`} ${c.part.implied`En los Estados Unidos no limita las garantías implícitas (implied warranties).`}

      ${c.part.states`En los Estados Unidos: «This warranty gives you specific legal rights, and you may also have other rights which vary from state to state.»`}

      ${c.part.australia`Para Australia está prescrito este texto:`}

      ${c.part.statement(australian(c))}`,
    fr: (c) => prose`
      ## Notre garantie commerciale

      ${c.part.who`Nous, le vendeur désigné dans ce document, accordons cette garantie : **${c.name(c.say.warranty_kind, c.w.kinds)}** ${c.part.american`(aux États-Unis : « ${american(c)} »)`}. Durée à compter de la livraison : ${c.period(c.say.warranty_period)}.`}

      ${c.part.scope`Ce qu’elle couvre et ce que nous faisons : ${c.say.warranty_scope}`}

      ${c.part.exclusions`Exclusions : ${c.say.warranty_exclusions}`}

      ${c.part.claim`Pour faire jouer la garantie, écrivez-nous avant son expiration en joignant la preuve d’achat et une description du défaut ; les adresses figurent dans la section sur le contact.`} ${c.part.us`Les frais d’envoi sont à notre charge.`} ${c.part.customer`Les frais d’envoi sont à votre charge, sauf disposition légale contraire.`}

      ${c.part.legal`Si un article est défectueux, vous disposez comme consommateur de droits légaux contre le vendeur, sans frais.`} ${c.part.rights`La garantie s’ajoute à vos droits légaux et ne les affecte pas.`} ${c.part.implied`Aux États-Unis, elle ne limite pas les garanties implicites (implied warranties).`}

      ${c.part.states`Aux États-Unis : « This warranty gives you specific legal rights, and you may also have other rights which vary from state to state. »`}

      ${c.part.australia`Pour l’Australie, ce texte est prescrit :`}

      ${c.part.statement(australian(c))}`,
    it: (c) => prose`
      ## La nostra garanzia commerciale

      ${c.part.who`Noi, il venditore indicato in questo documento, prestiamo questa garanzia: **${c.name(c.say.warranty_kind, c.w.kinds)}** ${c.part.american`(negli Stati Uniti: «${american(c)}»)`}. Durata dalla consegna: ${c.period(c.say.warranty_period)}.`}

      ${c.part.scope`Che cosa copre e che cosa facciamo: ${c.say.warranty_scope}`}

      ${c.part.exclusions`Esclusioni: ${c.say.warranty_exclusions}`}

      ${c.part.claim`Per avvalersi della garanzia ci scriva prima della scadenza allegando la prova d’acquisto e una descrizione del difetto; gli indirizzi sono nella sezione sui contatti.`} ${c.part.us`I costi di invio sono a nostro carico.`} ${c.part.customer`I costi di invio sono a Suo carico, salvo che la legge disponga diversamente.`}

      ${c.part.legal`Se un prodotto è difettoso, Lei come consumatore dispone nei confronti del venditore di rimedi di legge gratuiti.`} ${c.part.rights`La garanzia si aggiunge ai Suoi diritti di legge e non li pregiudica.`} ${c.part.implied`Negli Stati Uniti non limita le garanzie implicite (implied warranties).`}

      ${c.part.states`Negli Stati Uniti: «This warranty gives you specific legal rights, and you may also have other rights which vary from state to state.»`}

      ${c.part.australia`Per l’Australia è prescritto questo testo:`}

      ${c.part.statement(australian(c))}`,
    nl: (c) => prose`
      ## Onze commerciële garantie

      ${c.part.who`Wij, de in dit document genoemde verkoper, geven deze garantie: **${c.name(c.say.warranty_kind, c.w.kinds)}** ${c.part.american`(in de Verenigde Staten: “${american(c)}”)`}. Duur vanaf de levering: ${c.period(c.say.warranty_period)}.`}

      ${c.part.scope`Waarvoor zij geldt en wat wij doen: ${c.say.warranty_scope}`}

      ${c.part.exclusions`Uitgesloten: ${c.say.warranty_exclusions}`}

      ${c.part.claim`Wilt u de garantie gebruiken, schrijf ons dan vóór het einde ervan, met het aankoopbewijs en een beschrijving van het gebrek; de adressen staan in het onderdeel over contact.`} ${c.part.us`De kosten van inzending zijn voor onze rekening.`} ${c.part.customer`De kosten van inzending zijn voor uw rekening, tenzij de wet anders bepaalt.`}

      ${c.part.legal`Zijn goederen gebrekkig, dan hebt u als consument tegenover de verkoper kosteloos wettelijke rechten.`} ${c.part.rights`De garantie komt boven op uw wettelijke rechten en doet daar niets aan af.`} ${c.part.implied`In de Verenigde Staten beperkt zij impliciete garanties (implied warranties) niet.`}

      ${c.part.states`In de Verenigde Staten geldt: “This warranty gives you specific legal rights, and you may also have other rights which vary from state to state.”`}

      ${c.part.australia`Voor Australië is deze tekst voorgeschreven:`}

      ${c.part.statement(australian(c))}`,
  },
});
