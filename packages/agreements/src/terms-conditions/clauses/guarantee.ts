import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { sellsAnything, businessesToo, offersDigital } from '../conditions.ts';
import { clause } from './clause.ts';

/** Art. 6(1)(l) and (m) CRD, Directive (EU) 2019/771 Arts 10 to 17, DCD Arts 11 to 18; art. 120 TRLGDCU (three years), arts. L. 217-3 and 1641 C. civ., arts. 128 ff. cod. cons., art. 7:17 BW; ss. 9 to 24, 34 to 46 CRA 2015; the harmonised notice of Regulation (EU) 2025/1960 stands on the site. */
export const guarantee = clause({
  id: 'tc.guarantee',
  version: 1,
  price: paidUnless('eu_consumer', 'uk_consumer', 'au_consumer'),
  when: (a) =>
    sellsAnything(a) &&
    (a.warranty === 'commercial' || has(a.laws, 'eu_consumer', 'uk_consumer', 'au_consumer')),
  parts: {
    union: { meets: ['crd-6-1-l', 'es-trlgdcu-97'], when: (a) => has(a.laws, 'eu_consumer') },
    goods: { meets: [], when: (a) => has(a.laws, 'eu_consumer') && has(a.sells, 'goods') },
    digital: { meets: ['dcd-16'], when: (a) => has(a.laws, 'eu_consumer') && offersDigital(a) },
    france: { meets: ['fr-d211'], when: (a) => has(a.laws, 'eu_consumer') },
    british: { meets: ['uk-ccr-sch2'], when: (a) => has(a.laws, 'uk_consumer') },
    australia: { meets: [], when: (a) => has(a.laws, 'au_consumer') },
    business: { meets: [], when: (a) => businessesToo(a) },
    commercial: { meets: ['crd-6-1-m'], when: (a) => a.warranty === 'commercial' },
  },
  text: {
    de: (c) => prose`
      ## Gewährleistung und Garantie

      Ist das, was Sie gekauft haben, mangelhaft, haben Sie die gesetzlichen Rechte. ${c.part.union`Verbraucher in der Europäischen Union haben das gesetzliche Gewährleistungsrecht.`} ${c.part.goods`Bei Waren können sie zunächst Nachbesserung oder Ersatzlieferung und danach eine Preisminderung oder die Beendigung des Vertrags verlangen, und zwar für Mängel, die sich mindestens zwei Jahre nach der Lieferung zeigen, in Spanien drei Jahre.`} ${c.part.digital`Bei digitalen Inhalten und Diensten schulden wir den vertragsgemäßen Zustand und die dafür nötigen Aktualisierungen, bei fortlaufender Bereitstellung während der ganzen Dauer; auch wer mit seinen Daten bezahlt, hat diese Rechte.`}

      ${c.part.france`In Frankreich gelten die gesetzliche Gewährleistung der Vertragsmäßigkeit nach Art. L. 217-3 ff. und L. 224-25-12 ff. des Verbrauchergesetzbuchs und die Haftung für versteckte Mängel nach Art. 1641 ff. des Zivilgesetzbuchs, jeweils zwei Jahre.`} ${c.part.british`Im Vereinigten Königreich müssen Waren und digitale Inhalte dem Vertrag entsprechen (Consumer Rights Act 2015); Verbraucher können mangelhafte Waren innerhalb von 30 Tagen zurückweisen und sonst Reparatur, Ersatz, Minderung oder Rückzahlung verlangen.`} ${c.part.australia`In Australien gelten die Verbrauchergarantien des Australian Consumer Law; bei einem erheblichen Mangel können Verbraucher Ersatz oder Rückzahlung wählen.`} ${c.part.business`Gegenüber gewerblichen Nutzern verjähren Ansprüche wegen Mängeln, soweit das Recht es zulässt, in einem Jahr, außer in den Fällen unbeschränkter Haftung.`}

      ${c.part.commercial`Zusätzlich geben wir eine eigene Garantie für ${c.period(c.say.warranty_length, 'akk')}. Sie schränkt die gesetzlichen Rechte nicht ein; diese können Sie unentgeltlich ausüben. Die Garantie lautet: ${c.say.warranty_terms}`}`,
    en: (c) => prose`
      ## Legal guarantee and commercial guarantee

      If what you bought is defective, you have the rights that the law gives you. ${c.part.union`Consumers in the European Union have the legal guarantee of conformity.`} ${c.part.goods`For goods they can first ask for repair or replacement and then for a price reduction or the end of the contract, for defects that appear within at least two years of delivery, in Spain three years.`} ${c.part.digital`For digital content and services we owe conformity and the updates needed for it, throughout the period where they are supplied continuously; those who pay with their data have these rights too.`}

      ${c.part.france`In France the legal guarantee of conformity under Articles L. 217-3 ff. and L. 224-25-12 ff. of the Consumer Code and liability for hidden defects under Articles 1641 ff. of the Civil Code apply, two years each.`} ${c.part.british`In the United Kingdom goods and digital content must conform to the contract (Consumer Rights Act 2015); consumers can reject faulty goods within 30 days and otherwise ask for repair, replacement, a price reduction or a refund.`} ${c.part.australia`In Australia the consumer guarantees of the Australian Consumer Law apply; in case of a major failure consumers can choose a replacement or a refund.`} ${c.part.business`Towards business users claims for defects expire after one year as far as the law permits, except in the cases of unlimited liability.`}

      ${c.part.commercial`In addition we give a commercial guarantee of our own for ${c.period(c.say.warranty_length)}. It does not limit the statutory rights, which you can use free of charge. The commercial guarantee says: ${c.say.warranty_terms}`}`,
    es: (c) => prose`
      ## Garantía legal y garantía comercial

      Si lo que ha comprado es defectuoso, tiene los derechos que le da la ley. ${c.part.union`Los consumidores de la Unión Europea tienen la garantía legal de conformidad.`} ${c.part.goods`En los bienes pueden pedir primero la reparación o sustitución y después la reducción del precio o la resolución del contrato, por faltas de conformidad que se manifiesten en al menos dos años desde la entrega, en España tres años.`} ${c.part.digital`En los contenidos y servicios digitales debemos la conformidad y las actualizaciones necesarias, durante todo el periodo si el suministro es continuo; también tiene estos derechos quien paga con sus datos.`}

      ${c.part.france`En Francia se aplican la garantía legal de conformidad de los artículos L. 217-3 y siguientes y L. 224-25-12 y siguientes del Código de consumo y la de vicios ocultos de los artículos 1641 y siguientes del Código Civil, de dos años cada una.`} ${c.part.british`En el Reino Unido los bienes y contenidos digitales deben ajustarse al contrato (Consumer Rights Act 2015); los consumidores pueden rechazar bienes defectuosos en 30 días y, en otro caso, pedir reparación, sustitución, reducción del precio o reembolso.`} ${c.part.australia`En Australia se aplican las garantías al consumidor de la Australian Consumer Law; ante un defecto grave, el consumidor puede elegir sustitución o reembolso.`} ${c.part.business`Frente a los usuarios profesionales, las acciones por defectos prescriben, en la medida en que la ley lo permita, al año, salvo en los casos de responsabilidad ilimitada.`}

      ${c.part.commercial`Además ofrecemos una garantía comercial propia de ${c.period(c.say.warranty_length)}. No limita los derechos legales, que puede ejercer gratuitamente. La garantía comercial dice: ${c.say.warranty_terms}`}`,
    fr: (c) => prose`
      ## Garantie légale et garantie commerciale

      Si ce que vous avez acheté est défectueux, vous avez les droits que la loi vous donne. ${c.part.union`Les consommateurs dans l’Union européenne bénéficient de la garantie légale de conformité.`} ${c.part.goods`Pour les biens, ils peuvent demander d’abord la réparation ou le remplacement, puis une réduction du prix ou la fin du contrat, pour les défauts qui apparaissent dans un délai d’au moins deux ans après la délivrance, trois ans en Espagne.`} ${c.part.digital`Pour les contenus et services numériques, nous devons la conformité et les mises à jour nécessaires, pendant toute la période en cas de fourniture continue ; celui qui paie par ses données a aussi ces droits.`}

      ${c.part.france`En France s’appliquent la garantie légale de conformité des articles L. 217-3 et suivants et L. 224-25-12 et suivants du code de la consommation et la garantie des vices cachés des articles 1641 et suivants du code civil, de deux ans chacune.`} ${c.part.british`Au Royaume-Uni, les biens et contenus numériques doivent être conformes au contrat (Consumer Rights Act 2015) ; les consommateurs peuvent refuser un bien défectueux dans les 30 jours et, sinon, demander réparation, remplacement, réduction du prix ou remboursement.`} ${c.part.australia`En Australie s’appliquent les garanties accordées aux consommateurs par l’Australian Consumer Law ; en cas de défaut majeur, ils peuvent choisir le remplacement ou le remboursement.`} ${c.part.business`À l’égard des utilisateurs professionnels, les actions pour défaut se prescrivent, dans la mesure où la loi le permet, par un an, sauf dans les cas de responsabilité illimitée.`}

      ${c.part.commercial`Nous donnons en outre notre propre garantie commerciale pendant ${c.period(c.say.warranty_length)}. Elle ne limite pas les droits légaux, que vous pouvez exercer sans frais. La garantie commerciale est la suivante : ${c.say.warranty_terms}`}`,
    it: (c) => prose`
      ## Garanzia legale e garanzia commerciale

      Se quanto acquistato è difettoso, Lei ha i diritti previsti dalla legge. ${c.part.union`I consumatori nell’Unione europea hanno la garanzia legale di conformità.`} ${c.part.goods`Per i beni possono chiedere prima la riparazione o sostituzione e poi la riduzione del prezzo o la risoluzione del contratto, per i difetti che si manifestano entro almeno due anni dalla consegna, in Spagna tre anni.`} ${c.part.digital`Per contenuti e servizi digitali dobbiamo la conformità e gli aggiornamenti necessari, per tutto il periodo se la fornitura è continuativa; ha questi diritti anche chi paga con i propri dati.`}

      ${c.part.france`In Francia si applicano la garanzia legale di conformità degli articoli L. 217-3 e seguenti e L. 224-25-12 e seguenti del Codice del consumo e quella per vizi occulti degli articoli 1641 e seguenti del Codice civile, di due anni ciascuna.`} ${c.part.british`Nel Regno Unito beni e contenuti digitali devono essere conformi al contratto (Consumer Rights Act 2015); i consumatori possono rifiutare beni difettosi entro 30 giorni e altrimenti chiedere riparazione, sostituzione, riduzione del prezzo o rimborso.`} ${c.part.australia`In Australia si applicano le garanzie per i consumatori dell’Australian Consumer Law; in caso di difetto grave possono scegliere la sostituzione o il rimborso.`} ${c.part.business`Nei confronti degli utenti professionali le azioni per difetti si prescrivono, nei limiti consentiti dalla legge, in un anno, salvo i casi di responsabilità illimitata.`}

      ${c.part.commercial`Offriamo inoltre una nostra garanzia commerciale di ${c.period(c.say.warranty_length)}. Non limita i diritti di legge, che può esercitare gratuitamente. La garanzia commerciale è la seguente: ${c.say.warranty_terms}`}`,
    nl: (c) => prose`
      ## Wettelijke garantie en commerciële garantie

      Is wat u hebt gekocht gebrekkig, dan hebt u de rechten die de wet u geeft. ${c.part.union`Consumenten in de Europese Unie hebben de wettelijke garantie van conformiteit.`} ${c.part.goods`Bij goederen kunnen zij eerst herstelling of vervanging vragen en daarna prijsvermindering of beëindiging van de overeenkomst, voor gebreken die zich binnen ten minste twee jaar na levering voordoen, in Spanje drie jaar.`} ${c.part.digital`Bij digitale inhoud en diensten zijn wij conformiteit en de daarvoor nodige updates verschuldigd, bij doorlopende levering gedurende de hele periode; ook wie met zijn gegevens betaalt, heeft deze rechten.`}

      ${c.part.france`In Frankrijk gelden de wettelijke garantie van conformiteit van de artikelen L. 217-3 e.v. en L. 224-25-12 e.v. van het consumentenwetboek en de garantie voor verborgen gebreken van de artikelen 1641 e.v. van het burgerlijk wetboek, elk twee jaar.`} ${c.part.british`In het Verenigd Koninkrijk moeten goederen en digitale inhoud aan de overeenkomst voldoen (Consumer Rights Act 2015); consumenten kunnen gebrekkige goederen binnen 30 dagen weigeren en anders herstelling, vervanging, prijsvermindering of terugbetaling vragen.`} ${c.part.australia`In Australië gelden de consumentengaranties van de Australian Consumer Law; bij een ernstig gebrek kunnen consumenten kiezen voor vervanging of terugbetaling.`} ${c.part.business`Tegenover zakelijke gebruikers verjaren vorderingen wegens gebreken, voor zover de wet dat toelaat, na één jaar, behalve in de gevallen van onbeperkte aansprakelijkheid.`}

      ${c.part.commercial`Daarnaast geven wij een eigen commerciële garantie van ${c.period(c.say.warranty_length)}. Zij beperkt de wettelijke rechten niet; die kunt u kosteloos uitoefenen. De commerciële garantie luidt: ${c.say.warranty_terms}`}`,
  },
});
