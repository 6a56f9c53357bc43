import { type Context, given, has, prose, type Prose, sequence } from '../../document/authoring.ts';
import { printStatutory } from '../../statutory/print.ts';
import { statutoryPart } from '../../statutory/texts.ts';
import { sellsGoods, sellsOther } from '../sells.ts';
import { clause, type ReturnQuestions } from './clause.ts';

/** English in every document: the regulation prescribes the words. */
function australian({ a }: Context<ReturnQuestions>, kind: 'goods' | 'services'): Prose {
  const due = has(a.laws, 'au_consumer') && (kind === 'goods' ? sellsGoods(a) : sellsOther(a));
  if (!due) return sequence([]);
  const id = kind === 'goods' ? 'au-acl-reg90-goods' : 'au-acl-reg90-services';
  return printStatutory(statutoryPart(id, 'en', 'statement'));
}

/**
 * Directive (EU) 2019/771, Article 17; 15 U.S.C. §§ 2302 to 2304 and 16 CFR § 701.3 (sentence on state law prescribed);
 * Competition and Consumer Regulations 2010, reg. 90 (official: verified for goods and for services).
 */
export const commercial = clause({
  id: 'rr.commercial',
  version: 2,
  price: (a) => (has(a.laws, 'eu_consumer', 'us_refunds', 'au_consumer') ? null : 'answer_premium'),
  when: (a) => a.warranty === 'commercial',
  parts: {
    who: { meets: ['sgd-17', 'us-warranty', 'au-reg-90'] },
    scope: { meets: ['sgd-17', 'us-warranty'] },
    exclusions: { meets: ['us-warranty'], when: (a) => given(a.warranty_exclusions) },
    claim: { meets: ['sgd-17', 'us-warranty', 'au-reg-90'] },
    us: { meets: ['au-reg-90'], when: (a) => a.warranty_costs === 'us' || a.warranty_kind === 'full' },
    customer: { meets: ['au-reg-90'], when: (a) => a.warranty_costs === 'customer' },
    rights: { meets: ['sgd-17', 'au-reg-90'] },
    states: { meets: ['us-warranty'], when: (a) => has(a.laws, 'us_refunds') },
    australia: { meets: [], when: (a) => has(a.laws, 'au_consumer') },
    auGoods: { meets: ['au-reg-90'], when: (a) => has(a.laws, 'au_consumer') && sellsGoods(a) },
    auServices: { meets: ['au-reg-90'], when: (a) => has(a.laws, 'au_consumer') && sellsOther(a) },
  },
  words: {
    de: {
      kinds: { full: 'Volle Garantie (Full Warranty)', limited: 'Beschränkte Garantie (Limited Warranty)' },
    },
    en: { kinds: { full: 'Full Warranty', limited: 'Limited Warranty' } },
    es: {
      kinds: { full: 'Garantía completa (Full Warranty)', limited: 'Garantía limitada (Limited Warranty)' },
    },
    fr: {
      kinds: { full: 'Garantie complète (Full Warranty)', limited: 'Garantie limitée (Limited Warranty)' },
    },
    it: {
      kinds: { full: 'Garanzia piena (Full Warranty)', limited: 'Garanzia limitata (Limited Warranty)' },
    },
    nl: {
      kinds: { full: 'Volledige garantie (Full Warranty)', limited: 'Beperkte garantie (Limited Warranty)' },
    },
  },
  text: {
    de: (c) => prose`
      ## Unsere gewerbliche Garantie

      ${c.part.who`Wir, der in diesem Dokument genannte Verkäufer, geben diese Garantie: **${c.name(c.say.warranty_kind, c.w.kinds)}**. Dauer ab der Lieferung: ${c.period(c.say.warranty_period, 'nom')}.`}

      ${c.part.scope`Wofür sie gilt und was wir leisten: ${c.say.warranty_scope}`}

      ${c.part.exclusions`Ausgenommen: ${c.say.warranty_exclusions}`}

      ${c.part.claim`Um die Garantie zu nutzen, schreiben Sie uns vor ihrem Ablauf mit dem Kaufnachweis und einer Beschreibung des Fehlers; die Adressen stehen im Abschnitt über den Kontakt.`} ${c.part.us`Die Kosten der Einsendung tragen wir.`} ${c.part.customer`Die Kosten der Einsendung tragen Sie, soweit das Gesetz nichts anderes bestimmt.`}

      ${c.part.rights`Ist eine Ware mangelhaft, haben Sie gegen den Verkäufer kostenlose gesetzliche Rechte. Die Garantie kommt zu ihnen hinzu und lässt sie unberührt.`}

      ${c.part.states`In den Vereinigten Staaten gilt: „This warranty gives you specific legal rights, and you may also have other rights which vary from state to state.“`}

      ${c.part.australia`Für Australien ist dieser Wortlaut vorgeschrieben:`}

      ${c.part.auGoods(australian(c, 'goods'))}

      ${c.part.auServices(australian(c, 'services'))}`,
    en: (c) => prose`
      ## Our commercial guarantee

      ${c.part.who`We, the seller named in this document, give this guarantee: **${c.name(c.say.warranty_kind, c.w.kinds)}**. Duration from delivery: ${c.period(c.say.warranty_period)}.`}

      ${c.part.scope`What it covers and what we do: ${c.say.warranty_scope}`}

      ${c.part.exclusions`Not covered: ${c.say.warranty_exclusions}`}

      ${c.part.claim`To use the guarantee, write to us before it ends with the proof of purchase and a description of the defect; the addresses are in the section on contact.`} ${c.part.us`We bear the cost of sending the item in.`} ${c.part.customer`You bear the cost of sending the item in, unless the law provides otherwise.`}

      ${c.part.rights`If goods are faulty, you have statutory remedies against the seller free of charge. The guarantee comes on top of them and does not affect them.`}

      ${c.part.states`In the United States: “This warranty gives you specific legal rights, and you may also have other rights which vary from state to state.”`}

      ${c.part.australia`For Australia these words are prescribed:`}

      ${c.part.auGoods(australian(c, 'goods'))}

      ${c.part.auServices(australian(c, 'services'))}`,
    es: (c) => prose`
      ## Nuestra garantía comercial

      ${c.part.who`Nosotros, el vendedor indicado en este documento, concedemos esta garantía: **${c.name(c.say.warranty_kind, c.w.kinds)}**. Duración desde la entrega: ${c.period(c.say.warranty_period)}.`}

      ${c.part.scope`Qué cubre y qué hacemos: ${c.say.warranty_scope}`}

      ${c.part.exclusions`No cubre: ${c.say.warranty_exclusions}`}

      ${c.part.claim`Para utilizar la garantía, escríbanos antes de que termine con el justificante de compra y una descripción del defecto; las direcciones figuran en el apartado sobre el contacto.`} ${c.part.us`Los gastos de envío corren de nuestra cuenta.`} ${c.part.customer`Los gastos de envío corren de su cuenta, salvo que la ley disponga otra cosa.`}

      ${c.part.rights`Si un producto es defectuoso, usted dispone frente al vendedor de medidas correctoras legales sin coste. La garantía se añade a ellas sin limitarlas.`}

      ${c.part.states`En los Estados Unidos: «This warranty gives you specific legal rights, and you may also have other rights which vary from state to state.»`}

      ${c.part.australia`Para Australia está prescrito este texto:`}

      ${c.part.auGoods(australian(c, 'goods'))}

      ${c.part.auServices(australian(c, 'services'))}`,
    fr: (c) => prose`
      ## Notre garantie commerciale

      ${c.part.who`Nous, le vendeur désigné dans ce document, accordons cette garantie : **${c.name(c.say.warranty_kind, c.w.kinds)}**. Durée à compter de la livraison : ${c.period(c.say.warranty_period)}.`}

      ${c.part.scope`Ce qu’elle couvre et ce que nous faisons : ${c.say.warranty_scope}`}

      ${c.part.exclusions`Exclusions : ${c.say.warranty_exclusions}`}

      ${c.part.claim`Pour faire jouer la garantie, écrivez-nous avant son expiration en joignant la preuve d’achat et une description du défaut ; les adresses figurent dans la section sur le contact.`} ${c.part.us`Les frais d’envoi sont à notre charge.`} ${c.part.customer`Les frais d’envoi sont à votre charge, sauf disposition légale contraire.`}

      ${c.part.rights`Si un article est défectueux, vous disposez contre le vendeur de droits légaux, sans frais. La garantie s’y ajoute et ne les affecte pas.`}

      ${c.part.states`Aux États-Unis : « This warranty gives you specific legal rights, and you may also have other rights which vary from state to state. »`}

      ${c.part.australia`Pour l’Australie, ce texte est prescrit :`}

      ${c.part.auGoods(australian(c, 'goods'))}

      ${c.part.auServices(australian(c, 'services'))}`,
    it: (c) => prose`
      ## La nostra garanzia commerciale

      ${c.part.who`Noi, il venditore indicato in questo documento, prestiamo questa garanzia: **${c.name(c.say.warranty_kind, c.w.kinds)}**. Durata dalla consegna: ${c.period(c.say.warranty_period)}.`}

      ${c.part.scope`Che cosa copre e che cosa facciamo: ${c.say.warranty_scope}`}

      ${c.part.exclusions`Esclusioni: ${c.say.warranty_exclusions}`}

      ${c.part.claim`Per avvalersi della garanzia ci scriva prima della scadenza allegando la prova d’acquisto e una descrizione del difetto; gli indirizzi sono nella sezione sui contatti.`} ${c.part.us`I costi di invio sono a nostro carico.`} ${c.part.customer`I costi di invio sono a Suo carico, salvo che la legge disponga diversamente.`}

      ${c.part.rights`Se un prodotto è difettoso, Lei dispone nei confronti del venditore di rimedi di legge gratuiti. La garanzia si aggiunge a essi e non li pregiudica.`}

      ${c.part.states`Negli Stati Uniti: «This warranty gives you specific legal rights, and you may also have other rights which vary from state to state.»`}

      ${c.part.australia`Per l’Australia è prescritto questo testo:`}

      ${c.part.auGoods(australian(c, 'goods'))}

      ${c.part.auServices(australian(c, 'services'))}`,
    nl: (c) => prose`
      ## Onze commerciële garantie

      ${c.part.who`Wij, de in dit document genoemde verkoper, geven deze garantie: **${c.name(c.say.warranty_kind, c.w.kinds)}**. Duur vanaf de levering: ${c.period(c.say.warranty_period)}.`}

      ${c.part.scope`Waarvoor zij geldt en wat wij doen: ${c.say.warranty_scope}`}

      ${c.part.exclusions`Uitgesloten: ${c.say.warranty_exclusions}`}

      ${c.part.claim`Wilt u de garantie gebruiken, schrijf ons dan vóór het einde ervan, met het aankoopbewijs en een beschrijving van het gebrek; de adressen staan in het onderdeel over contact.`} ${c.part.us`De kosten van inzending zijn voor onze rekening.`} ${c.part.customer`De kosten van inzending zijn voor uw rekening, tenzij de wet anders bepaalt.`}

      ${c.part.rights`Zijn goederen gebrekkig, dan hebt u tegenover de verkoper kosteloos wettelijke rechten. De garantie komt daar bovenop en doet er niet aan af.`}

      ${c.part.states`In de Verenigde Staten geldt: “This warranty gives you specific legal rights, and you may also have other rights which vary from state to state.”`}

      ${c.part.australia`Voor Australië is deze tekst voorgeschreven:`}

      ${c.part.auGoods(australian(c, 'goods'))}

      ${c.part.auServices(australian(c, 'services'))}`,
  },
});
