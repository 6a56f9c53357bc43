import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { sellsAnything, businessesToo, offersDigital } from '../conditions.ts';
import { clause } from './clause.ts';

/** Art. 6(1)(l) and (m) CRD, Directive (EU) 2019/771 Arts 10 to 17, DCD Arts 11 to 18; art. 120 TRLGDCU (three years), arts. L. 217-3 and 1641 C. civ., arts. 128 ff. cod. cons., art. 7:17 BW; ss. 9 to 24, 34 to 46 CRA 2015; the harmonised notice of Regulation (EU) 2025/1960 stands on the site. */
export const guarantee = clause({
  id: 'tc.guarantee',
  version: 2,
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

      Ist das, was Sie gekauft haben, mangelhaft, haben Sie die gesetzlichen Rechte. ${c.part.union`Verbraucher in der Europäischen Union haben bei Waren, digitalen Inhalten und digitalen Dienstleistungen das gesetzliche Gewährleistungsrecht.`} ${c.part.goods`Bei Waren können sie zunächst Nachbesserung oder Ersatzlieferung und danach eine Preisminderung oder die Beendigung des Vertrags verlangen, und zwar für Mängel, die sich innerhalb von mindestens zwei Jahren nach der Lieferung zeigen, in Spanien innerhalb von drei Jahren.`} ${c.part.digital`Bei digitalen Inhalten und Diensten schulden wir den vertragsgemäßen Zustand und die dafür nötigen Aktualisierungen, bei fortlaufender Bereitstellung während der ganzen Dauer; auch wer mit seinen Daten bezahlt, hat diese Rechte.`}

      ${c.part.france`In Frankreich folgt dieses Recht für Waren aus Art. L. 217-3 ff. und für digitale Inhalte und Dienstleistungen aus Art. L. 224-25-12 ff. des Verbrauchergesetzbuchs; für versteckte Mängel von Waren gilt außerdem Art. 1641 ff. des Zivilgesetzbuchs, jeweils für zwei Jahre.`} ${c.part.british`Im Vereinigten Königreich müssen Waren und digitale Inhalte dem Vertrag entsprechen und Dienstleistungen sorgfältig und fachgerecht erbracht werden (Consumer Rights Act 2015); Verbraucher können mangelhafte Waren innerhalb von 30 Tagen zurückweisen und sonst Reparatur, Ersatz oder erneute Leistung und danach Minderung oder Rückzahlung verlangen.`} ${c.part.australia`In Australien gelten die Verbrauchergarantien des Australian Consumer Law; bei einem erheblichen Mangel können Verbraucher bei Waren Ersatz oder Rückzahlung wählen und Dienstleistungen gegen Erstattung des nicht genutzten Teils kündigen.`} ${c.part.business`Gegenüber gewerblichen Nutzern verjähren Ansprüche wegen Mängeln, soweit das Recht es zulässt, in einem Jahr, außer in den Fällen unbeschränkter Haftung.`}

      ${c.part.commercial`Zusätzlich geben wir eine eigene Garantie für ${c.period(c.say.warranty_length, 'akk')}. Sie schränkt die gesetzlichen Rechte nicht ein; diese können Sie unentgeltlich ausüben. Die Garantie lautet: ${c.say.warranty_terms}`}`,
    en: (c) => prose`
      ## Legal guarantee and commercial guarantee

      If what you bought is defective, you have the rights that the law gives you. ${c.part.union`Consumers in the European Union have the legal guarantee of conformity for goods, digital content and digital services.`} ${c.part.goods`For goods they can first ask for repair or replacement and then for a price reduction or the end of the contract, for defects that appear within at least two years of delivery, in Spain three years.`} ${c.part.digital`For digital content and services we owe conformity and the updates needed for it, throughout the period where they are supplied continuously; those who pay with their data have these rights too.`}

      ${c.part.france`In France it follows from Articles L. 217-3 ff. of the Consumer Code for goods and from its Articles L. 224-25-12 ff. for digital content and services; for hidden defects of goods, Articles 1641 ff. of the Civil Code apply too, each for two years.`} ${c.part.british`In the United Kingdom goods and digital content must conform to the contract, and services must be performed with reasonable care and skill (Consumer Rights Act 2015); consumers can reject faulty goods within 30 days and otherwise ask for repair, replacement or repeat performance, and then for a price reduction or a refund.`} ${c.part.australia`In Australia the consumer guarantees of the Australian Consumer Law apply; in case of a major failure consumers can choose a replacement or a refund for goods, and can cancel services with a refund for the part not used.`} ${c.part.business`Towards business users claims for defects expire after one year as far as the law permits, except in the cases of unlimited liability.`}

      ${c.part.commercial`In addition we give a commercial guarantee of our own for ${c.period(c.say.warranty_length)}. It does not limit the statutory rights, which you can use free of charge. The commercial guarantee says: ${c.say.warranty_terms}`}`,
    es: (c) => prose`
      ## Garantía legal y garantía comercial

      Si lo que ha comprado es defectuoso, tiene los derechos que le da la ley. ${c.part.union`Los consumidores de la Unión Europea tienen la garantía legal de conformidad de los bienes y de los contenidos y servicios digitales.`} ${c.part.goods`En los bienes pueden pedir primero la reparación o sustitución y después la reducción del precio o la resolución del contrato, por faltas de conformidad que se manifiesten en un plazo de al menos dos años desde la entrega, en España tres años.`} ${c.part.digital`En los contenidos y servicios digitales debemos la conformidad y las actualizaciones necesarias, durante todo el periodo si el suministro es continuo; también tiene estos derechos quien paga con sus datos.`}

      ${c.part.france`En Francia resulta de los artículos L. 217-3 y siguientes del Código de consumo para los bienes y de los artículos L. 224-25-12 y siguientes para los contenidos y servicios digitales; para los vicios ocultos de los bienes se aplican además los artículos 1641 y siguientes del Código Civil, dos años en cada caso.`} ${c.part.british`En el Reino Unido los bienes y contenidos digitales deben ajustarse al contrato y los servicios prestarse con la diligencia y competencia razonables (Consumer Rights Act 2015); los consumidores pueden rechazar bienes defectuosos en 30 días y, en otro caso, pedir la reparación, la sustitución o una nueva prestación y después la reducción del precio o el reembolso.`} ${c.part.australia`En Australia se aplican las garantías al consumidor de la Australian Consumer Law; ante un defecto grave, el consumidor puede elegir en los bienes entre sustitución y reembolso y cancelar los servicios con reembolso de la parte no disfrutada.`} ${c.part.business`Frente a los usuarios profesionales, las acciones por defectos prescriben, en la medida en que la ley lo permita, al año, salvo en los casos de responsabilidad ilimitada.`}

      ${c.part.commercial`Además ofrecemos una garantía comercial propia de ${c.period(c.say.warranty_length)}. No limita los derechos legales, que puede ejercer gratuitamente. La garantía comercial dice: ${c.say.warranty_terms}`}`,
    fr: (c) => prose`
      ## Garantie légale et garantie commerciale

      Si ce que vous avez acheté est défectueux, vous avez les droits que la loi vous donne. ${c.part.union`Les consommateurs dans l’Union européenne bénéficient de la garantie légale de conformité pour les biens, les contenus numériques et les services numériques.`} ${c.part.goods`Pour les biens, ils peuvent demander d’abord la réparation ou le remplacement, puis une réduction du prix ou la fin du contrat, pour les défauts qui apparaissent dans un délai d’au moins deux ans après la délivrance, trois ans en Espagne.`} ${c.part.digital`Pour les contenus et services numériques, nous devons la conformité et les mises à jour nécessaires, pendant toute la période en cas de fourniture continue ; celui qui paie par ses données a aussi ces droits.`}

      ${c.part.france`En France, elle résulte des articles L. 217-3 et suivants du code de la consommation pour les biens et des articles L. 224-25-12 et suivants pour les contenus et services numériques ; pour les vices cachés des biens s’appliquent en outre les articles 1641 et suivants du code civil, pour deux ans dans chaque cas.`} ${c.part.british`Au Royaume-Uni, les biens et contenus numériques doivent être conformes au contrat et les services exécutés avec un soin et une compétence raisonnables (Consumer Rights Act 2015) ; les consommateurs peuvent refuser un bien défectueux dans les 30 jours et, sinon, demander la réparation, le remplacement ou une nouvelle exécution, puis une réduction du prix ou le remboursement.`} ${c.part.australia`En Australie s’appliquent les garanties accordées aux consommateurs par l’Australian Consumer Law ; en cas de défaut majeur, ils peuvent choisir le remplacement ou le remboursement d’un bien et mettre fin à un service contre remboursement de la part non utilisée.`} ${c.part.business`À l’égard des utilisateurs professionnels, les actions pour défaut se prescrivent, dans la mesure où la loi le permet, par un an, sauf dans les cas de responsabilité illimitée.`}

      ${c.part.commercial`Nous donnons en outre notre propre garantie commerciale pendant ${c.period(c.say.warranty_length)}. Elle ne limite pas les droits légaux, que vous pouvez exercer sans frais. La garantie commerciale est la suivante : ${c.say.warranty_terms}`}`,
    it: (c) => prose`
      ## Garanzia legale e garanzia commerciale

      Se quanto acquistato è difettoso, Lei ha i diritti previsti dalla legge. ${c.part.union`I consumatori nell’Unione europea hanno la garanzia legale di conformità per i beni, i contenuti digitali e i servizi digitali.`} ${c.part.goods`Per i beni possono chiedere prima la riparazione o sostituzione e poi la riduzione del prezzo o la risoluzione del contratto, per i difetti che si manifestano entro un periodo di almeno due anni dalla consegna, in Spagna di tre anni.`} ${c.part.digital`Per contenuti e servizi digitali dobbiamo la conformità e gli aggiornamenti necessari, per tutto il periodo se la fornitura è continuativa; ha questi diritti anche chi paga con i propri dati.`}

      ${c.part.france`In Francia deriva dagli articoli L. 217-3 e seguenti del Codice del consumo per i beni e dagli articoli L. 224-25-12 e seguenti per contenuti e servizi digitali; per i vizi occulti dei beni si applicano inoltre gli articoli 1641 e seguenti del Codice civile, per due anni in ciascun caso.`} ${c.part.british`Nel Regno Unito beni e contenuti digitali devono essere conformi al contratto e i servizi eseguiti con cura e competenza ragionevoli (Consumer Rights Act 2015); i consumatori possono rifiutare beni difettosi entro 30 giorni e altrimenti chiedere la riparazione, la sostituzione o una nuova esecuzione e poi la riduzione del prezzo o il rimborso.`} ${c.part.australia`In Australia si applicano le garanzie per i consumatori dell’Australian Consumer Law; in caso di difetto grave possono scegliere la sostituzione o il rimborso di un bene e disdire un servizio con rimborso della parte non goduta.`} ${c.part.business`Nei confronti degli utenti professionali le azioni per difetti si prescrivono, nei limiti consentiti dalla legge, in un anno, salvo i casi di responsabilità illimitata.`}

      ${c.part.commercial`Offriamo inoltre una nostra garanzia commerciale di ${c.period(c.say.warranty_length)}. Non limita i diritti di legge, che può esercitare gratuitamente. La garanzia commerciale è la seguente: ${c.say.warranty_terms}`}`,
    nl: (c) => prose`
      ## Wettelijke garantie en commerciële garantie

      Is wat u hebt gekocht gebrekkig, dan hebt u de rechten die de wet u geeft. ${c.part.union`Consumenten in de Europese Unie hebben de wettelijke garantie van conformiteit voor goederen, digitale inhoud en digitale diensten.`} ${c.part.goods`Bij goederen kunnen zij eerst herstelling of vervanging vragen en daarna prijsvermindering of beëindiging van de overeenkomst, voor gebreken die zich binnen een termijn van ten minste twee jaar na levering voordoen, in Spanje drie jaar.`} ${c.part.digital`Bij digitale inhoud en diensten zijn wij conformiteit en de daarvoor nodige updates verschuldigd, bij doorlopende levering gedurende de hele periode; ook wie met zijn gegevens betaalt, heeft deze rechten.`}

      ${c.part.france`In Frankrijk volgt zij voor goederen uit de artikelen L. 217-3 e.v. en voor digitale inhoud en diensten uit de artikelen L. 224-25-12 e.v. van het consumentenwetboek; voor verborgen gebreken van goederen gelden ook de artikelen 1641 e.v. van het burgerlijk wetboek, telkens voor twee jaar.`} ${c.part.british`In het Verenigd Koninkrijk moeten goederen en digitale inhoud aan de overeenkomst voldoen en diensten met redelijke zorg en vakkundigheid worden verricht (Consumer Rights Act 2015); consumenten kunnen gebrekkige goederen binnen 30 dagen weigeren en anders herstelling, vervanging of een nieuwe uitvoering en daarna prijsvermindering of terugbetaling vragen.`} ${c.part.australia`In Australië gelden de consumentengaranties van de Australian Consumer Law; bij een ernstig gebrek kunnen consumenten bij goederen kiezen voor vervanging of terugbetaling en diensten opzeggen met terugbetaling van het niet gebruikte deel.`} ${c.part.business`Tegenover zakelijke gebruikers verjaren vorderingen wegens gebreken, voor zover de wet dat toelaat, na één jaar, behalve in de gevallen van onbeperkte aansprakelijkheid.`}

      ${c.part.commercial`Daarnaast geven wij een eigen commerciële garantie van ${c.period(c.say.warranty_length)}. Zij beperkt de wettelijke rechten niet; die kunt u kosteloos uitoefenen. De commerciële garantie luidt: ${c.say.warranty_terms}`}`,
  },
});
