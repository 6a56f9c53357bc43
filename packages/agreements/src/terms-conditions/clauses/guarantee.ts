import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { businessesToo, offersDigital, onlyBrokers, sellsAnything, sellsItself } from '../conditions.ts';
import { clause } from './clause.ts';
const words = {
  de: { title: { legal: 'Gewährleistung', commercial: 'Gewährleistung und Garantie' } },
  en: { title: { legal: 'Legal guarantee', commercial: 'Legal guarantee and commercial guarantee' } },
  es: { title: { legal: 'Garantía legal', commercial: 'Garantía legal y garantía comercial' } },
  fr: { title: { legal: 'Garantie légale', commercial: 'Garantie légale et garantie commerciale' } },
  it: { title: { legal: 'Garanzia legale', commercial: 'Garanzia legale e garanzia commerciale' } },
  nl: { title: { legal: 'Wettelijke garantie', commercial: 'Wettelijke garantie en commerciële garantie' } },
};

/**
 * Art. 6(1)(l) and (m) CRD, Directive (EU) 2019/771 Arts 10 to 17 (10(2a) and 13(2a) from Directive (EU) 2024/1799: choice told
 * beforehand, twelve months more after a repair), DCD Arts 11 to 18; art. 120 TRLGDCU (three years), art. 1649quater § 4 of the
 * Belgian former Civil Code (presumption of two years), arts. L. 217-3 and L. 217-7 C. conso., arts. 1641 and 1648 C. civ., arts.
 * 128 ff. cod. cons., art. 7:17 BW, Irish CRA 2022; ss. 9 to 24, 34 to 46, 49 to 56 CRA 2015; ss. 34 to 54 Quebec CPA. Harmonised
 * notice: Regulation (EU) 2025/1960. Art. 2936 cod. civ.: no agreed limitation under Italian law.
 */
export const guarantee = clause({
  id: 'tc.guarantee',
  version: 3,
  price: paidUnless('eu_consumer', 'uk_consumer', 'au_consumer', 'ca_consumer'),
  when: (a) =>
    sellsAnything(a) &&
    (a.warranty === 'commercial' ||
      has(a.laws, 'eu_consumer', 'uk_consumer', 'au_consumer') ||
      (has(a.laws, 'ca_consumer') && has(a.sells, 'goods') && sellsItself(a))),
  parts: {
    broker: { meets: [], when: (a) => onlyBrokers(a) },
    union: { meets: ['crd-6-1-l', 'es-trlgdcu-97'], when: (a) => has(a.laws, 'eu_consumer') },
    goods: {
      meets: [],
      when: (a) => has(a.laws, 'eu_consumer') && has(a.sells, 'goods') && sellsItself(a),
    },
    digital: { meets: ['dcd-16'], when: (a) => has(a.laws, 'eu_consumer') && offersDigital(a) },
    countries: {
      meets: [],
      when: (a) => has(a.laws, 'eu_consumer') && has(a.sells, 'goods') && sellsItself(a),
    },
    belgium: { meets: [], when: (a) => has(a.laws, 'eu_consumer') && a.country === 'BE' },
    frenchGoods: { meets: ['fr-d211'], when: (a) => has(a.laws, 'eu_consumer') && has(a.sells, 'goods') },
    frenchDigital: {
      meets: ['fr-d211'],
      when: (a) => has(a.laws, 'eu_consumer') && (offersDigital(a) || !has(a.sells, 'goods')),
    },
    british: { meets: ['uk-ccr-sch2'], when: (a) => has(a.laws, 'uk_consumer') },
    britishGoods: { meets: [], when: (a) => has(a.laws, 'uk_consumer') && has(a.sells, 'goods') },
    britishDigital: { meets: [], when: (a) => has(a.laws, 'uk_consumer') && offersDigital(a) },
    britishServices: {
      meets: [],
      when: (a) => has(a.laws, 'uk_consumer') && has(a.sells, 'services', 'subscriptions', 'tickets'),
    },
    australia: { meets: [], when: (a) => has(a.laws, 'au_consumer') },
    quebec: {
      meets: [],
      when: (a) => has(a.laws, 'ca_consumer') && has(a.sells, 'goods') && sellsItself(a),
    },
    business: {
      meets: [],
      when: (a) => businessesToo(a) && sellsItself(a) && a.governing_law !== 'IT',
    },
    commercial: { meets: ['crd-6-1-m'], when: (a) => a.warranty === 'commercial' },
  },
  words,
  text: {
    de: (c) => prose`
      ## ${c.a.warranty === 'commercial' ? c.w.title.commercial : c.w.title.legal}

      Ist das, was Sie gekauft haben, mangelhaft, haben Sie die gesetzlichen Rechte. ${c.part.broker`Sie richten sich gegen den Verkäufer.`} ${c.part.union`Verbraucher in der Europäischen Union haben bei Waren, digitalen Inhalten und digitalen Dienstleistungen das gesetzliche Gewährleistungsrecht.`} ${c.part.goods`Bei Waren können sie zunächst Nachbesserung oder Ersatzlieferung verlangen und danach den Preis mindern oder vom Vertrag zurücktreten (in Österreich: ihn auflösen); Schadensersatz können sie nach dem Gesetz verlangen. Das gilt für Mängel, die bei der Lieferung bestanden und sich innerhalb von mindestens zwei Jahren danach zeigen; zeigen sie sich im ersten Jahr, wird vermutet, dass sie bei der Lieferung bestanden. Bevor wir einen Mangel beheben, weisen wir auf die Wahl zwischen Nachbesserung und Ersatzlieferung hin. Wer die Nachbesserung wählt, hat die Gewährleistung einmalig zwölf Monate länger. Die harmonisierte Mitteilung der Europäischen Union über die Gewährleistung zeigen wir im Dienst.`} ${c.part.digital`Digitale Inhalte und Dienste müssen dem Vertrag entsprechen und die dafür nötigen Aktualisierungen erhalten, bei fortlaufender Bereitstellung während der ganzen Dauer; auch wer mit seinen Daten bezahlt, hat diese Rechte.`}

      ${c.part.countries`In Belgien, Frankreich und Spanien gilt die Vermutung zwei Jahre lang, in Spanien dauert die Gewährleistung drei Jahre. In den Niederlanden dauert sie so lange, wie eine solche Sache vernünftigerweise halten muss. In Irland können Verbraucher den Vertrag innerhalb von 30 Tagen auch sofort beenden, und Ansprüche verjähren dort erst in sechs Jahren.`} ${c.part.belgium`In Belgien beruhen diese Rechte auf Art. 1649bis ff. (Waren) und Art. 1701/1 ff. (digitale Inhalte und Dienste) des früheren Zivilgesetzbuchs.`} ${c.part.frenchGoods`In Frankreich folgt das Recht für Waren aus Art. L. 217-3 ff. des französischen Verbrauchergesetzbuchs; für versteckte Mängel gilt außerdem Art. 1641 ff. des französischen Zivilgesetzbuchs, zwei Jahre ab ihrer Entdeckung.`} ${c.part.frenchDigital`In Frankreich folgt das Recht für digitale Inhalte und Dienste aus Art. L. 224-25-12 ff. des französischen Verbrauchergesetzbuchs.`}

      ${c.part.british`Im Vereinigten Königreich müssen Waren, digitale Inhalte und Dienstleistungen dem Consumer Rights Act 2015 entsprechen.`} ${c.part.britishGoods`Mangelhafte Waren können Verbraucher dort innerhalb von 30 Tagen zurückweisen und den vollen Preis zurückverlangen. Stattdessen können sie, auch später, Reparatur oder Ersatz und, wenn das nicht gelingt, eine Minderung oder die endgültige Zurückweisung verlangen; bei einem Mangel, der sich in sechs Monaten zeigt, wird vermutet, dass er bei der Lieferung bestand.`} ${c.part.britishDigital`Bei mangelhaften digitalen Inhalten können Verbraucher dort Reparatur oder Ersatz und sonst eine Minderung verlangen.`} ${c.part.britishServices`Dienstleistungen müssen sorgfältig und fachgerecht erbracht werden; sonst können Verbraucher dort eine erneute Leistung oder eine Minderung verlangen.`}

      ${c.part.australia`In Australien gelten die Verbrauchergarantien des Australian Consumer Law; bei einem erheblichen Mangel können Verbraucher bei Waren Ersatz oder Rückzahlung wählen und Dienstleistungen gegen Erstattung des nicht genutzten Teils kündigen.`} ${c.part.quebec`In Québec garantieren die Artikel 34 bis 54 des Verbraucherschutzgesetzes, dass Waren für eine angemessene Zeit normal gebraucht werden können; Verbraucher können sich auch unmittelbar an den Hersteller wenden.`}

      ${c.part.business`Gegenüber Unternehmern verjähren Ansprüche wegen Mängeln in einem Jahr ab der Lieferung oder Leistung. Das gilt nicht für Schadensersatz und nicht in den Fällen unbeschränkter Haftung.`}

      ${c.part.commercial`Zusätzlich geben wir eine eigene Garantie für ${c.period(c.say.warranty_length, 'akk')}. Sie schränkt die gesetzlichen Rechte nicht ein; diese können Sie unentgeltlich ausüben. Die Garantie lautet: ${c.say.warranty_terms}`}`,
    en: (c) => prose`
      ## ${c.a.warranty === 'commercial' ? c.w.title.commercial : c.w.title.legal}

      If what you bought is defective, you have the rights that the law gives you. ${c.part.broker`They are directed against the seller.`} ${c.part.union`Consumers in the European Union have the legal guarantee of conformity for goods, digital content and digital services.`} ${c.part.goods`For goods they can first demand repair or replacement, and then reduce the price or end the contract; they can claim damages as the law provides. This covers defects that existed at delivery and appear within at least two years of it; a defect that appears in the first year is presumed to have existed at delivery. Before we remedy a defect, we tell them of the choice between repair and replacement. Who chooses repair has the guarantee for twelve more months, once. We show the harmonised notice of the European Union on this guarantee in the service.`} ${c.part.digital`Digital content and services must conform to the contract and receive the updates needed for this, throughout the period where they are supplied continuously; those who pay with their data have these rights too.`}

      ${c.part.countries`In Belgium, France and Spain the presumption lasts two years; in Spain the guarantee lasts three. In the Netherlands it lasts for as long as such goods may reasonably be expected to last. In Ireland consumers can also end the contract at once within 30 days, and claims become barred only after six years.`} ${c.part.belgium`In Belgium these rights follow from Articles 1649bis et seq. (goods) and 1701/1 et seq. (digital content and services) of the former Civil Code.`} ${c.part.frenchGoods`In France the guarantee for goods follows from Articles L. 217-3 et seq. of the French Consumer Code; for hidden defects, Articles 1641 et seq. of the French Civil Code apply too, for two years from their discovery.`} ${c.part.frenchDigital`In France the guarantee for digital content and services follows from Articles L. 224-25-12 et seq. of the French Consumer Code.`}

      ${c.part.british`In the United Kingdom, goods, digital content and services must meet the Consumer Rights Act 2015.`} ${c.part.britishGoods`Consumers there can reject faulty goods within 30 days and get the full price back. Instead, and later too, they can demand repair or replacement and, if that does not succeed, a price reduction or the final right to reject; a fault that appears within six months is presumed to have existed at delivery.`} ${c.part.britishDigital`For faulty digital content consumers there can demand repair or replacement, and otherwise a price reduction.`} ${c.part.britishServices`Services must be performed with reasonable care and skill there; otherwise consumers can demand repeat performance or a price reduction.`}

      ${c.part.australia`In Australia the consumer guarantees of the Australian Consumer Law apply; in case of a major failure consumers can choose a replacement or a refund for goods, and can cancel services with a refund for the part not used.`} ${c.part.quebec`In Quebec, sections 34 to 54 of the Consumer Protection Act guarantee that goods can be put to normal use for a reasonable time; consumers can also turn to the manufacturer directly.`}

      ${c.part.business`Towards business users, claims for defects become barred one year after delivery or performance. This does not apply to damages or in the cases of unlimited liability.`}

      ${c.part.commercial`In addition we give a commercial guarantee of our own for ${c.period(c.say.warranty_length)}. It does not limit the statutory rights, which you can use free of charge. The commercial guarantee says: ${c.say.warranty_terms}`}`,
    es: (c) => prose`
      ## ${c.a.warranty === 'commercial' ? c.w.title.commercial : c.w.title.legal}

      Si lo que ha comprado es defectuoso, tiene los derechos que le da la ley. ${c.part.broker`Se ejercen frente al vendedor.`} ${c.part.union`Los consumidores de la Unión Europea tienen la garantía legal de conformidad de los bienes y de los contenidos y servicios digitales.`} ${c.part.goods`En los bienes pueden pedir primero la reparación o la sustitución y después reducir el precio o resolver el contrato; pueden reclamar una indemnización conforme a la ley. Ello abarca las faltas de conformidad que existían en la entrega y se manifiestan en un plazo de al menos dos años desde ella; si se manifiestan en el primer año, se presume que existían en la entrega. Antes de poner remedio informamos de la elección entre reparación y sustitución. Quien elige la reparación tiene la garantía doce meses más, una sola vez. Mostramos en el servicio el aviso armonizado de la Unión Europea sobre esta garantía.`} ${c.part.digital`Los contenidos y servicios digitales deben ajustarse al contrato y recibir las actualizaciones necesarias para ello, durante todo el periodo si el suministro es continuo; también tiene estos derechos quien paga con sus datos.`}

      ${c.part.countries`En Bélgica, España y Francia la presunción dura dos años; en España la garantía dura tres. En los Países Bajos dura el tiempo que razonablemente pueda esperarse que dure un bien así. En Irlanda los consumidores pueden además poner fin al contrato de inmediato en los primeros 30 días, y las acciones no prescriben hasta los seis años.`} ${c.part.belgium`En Bélgica estos derechos resultan de los artículos 1649bis y siguientes (bienes) y 1701/1 y siguientes (contenidos y servicios digitales) del antiguo Código Civil.`} ${c.part.frenchGoods`En Francia, la garantía de los bienes resulta de los artículos L. 217-3 y siguientes del Código de consumo francés; para los vicios ocultos se aplican además los artículos 1641 y siguientes del Código Civil francés, dos años desde su descubrimiento.`} ${c.part.frenchDigital`En Francia, la garantía de los contenidos y servicios digitales resulta de los artículos L. 224-25-12 y siguientes del Código de consumo francés.`}

      ${c.part.british`En el Reino Unido los bienes, los contenidos digitales y los servicios deben ajustarse a la Consumer Rights Act 2015.`} ${c.part.britishGoods`Los consumidores pueden rechazar allí los bienes defectuosos en 30 días y recuperar el precio íntegro. En su lugar, y también después, pueden pedir la reparación o la sustitución y, si no se consigue, la reducción del precio o el rechazo definitivo; se presume que existía en la entrega el defecto que se manifiesta en seis meses.`} ${c.part.britishDigital`Si un contenido digital es defectuoso, los consumidores pueden pedir allí su reparación o sustitución y, en su defecto, la reducción del precio.`} ${c.part.britishServices`Los servicios deben prestarse con la diligencia y la competencia razonables; si no, los consumidores pueden pedir allí una nueva prestación o la reducción del precio.`}

      ${c.part.australia`En Australia se aplican las garantías al consumidor de la Australian Consumer Law; ante un defecto grave, el consumidor puede elegir en los bienes entre sustitución y reembolso y cancelar los servicios con reembolso de la parte no disfrutada.`} ${c.part.quebec`En Quebec, los artículos 34 a 54 de la Ley de protección del consumidor garantizan que los bienes sirvan para un uso normal durante un tiempo razonable; los consumidores pueden dirigirse también directamente al fabricante.`}

      ${c.part.business`Frente a los usuarios profesionales, las acciones por defectos prescriben al año de la entrega o de la prestación. Esto no se aplica a las indemnizaciones ni a los casos de responsabilidad ilimitada.`}

      ${c.part.commercial`Además ofrecemos una garantía comercial propia de ${c.period(c.say.warranty_length)}. No limita los derechos legales, que puede ejercer gratuitamente. La garantía comercial dice: ${c.say.warranty_terms}`}`,
    fr: (c) => prose`
      ## ${c.a.warranty === 'commercial' ? c.w.title.commercial : c.w.title.legal}

      Si ce que vous avez acheté est défectueux, vous avez les droits que la loi vous donne. ${c.part.broker`Ils s’exercent à l’égard du vendeur.`} ${c.part.union`Les consommateurs dans l’Union européenne bénéficient de la garantie légale de conformité pour les biens, les contenus numériques et les services numériques.`} ${c.part.goods`Pour les biens, ils peuvent demander d’abord la réparation ou le remplacement, puis obtenir une réduction du prix ou mettre fin au contrat ; ils peuvent demander des dommages et intérêts selon la loi. Cela vise les défauts qui existaient lors de la délivrance et apparaissent dans un délai d’au moins deux ans ; s’ils apparaissent dans la première année, ils sont présumés avoir existé lors de la délivrance. Avant de remédier à un défaut, nous les informons du choix entre réparation et remplacement. Qui choisit la réparation bénéficie de la garantie douze mois de plus, une seule fois. Cette durée l’emporte sur les six mois que mentionne encore l’encadré prescrit de la section suivante. Nous affichons dans le service l’avis harmonisé de l’Union européenne sur cette garantie.`} ${c.part.digital`Les contenus et services numériques doivent être conformes au contrat et recevoir les mises à jour nécessaires, pendant toute la période en cas de fourniture continue ; celui qui paie par ses données a aussi ces droits.`}

      ${c.part.countries`En Belgique, en Espagne et en France, la présomption dure deux ans ; en Espagne, la garantie dure trois ans. Aux Pays-Bas, elle dure aussi longtemps qu’un tel bien doit raisonnablement durer. En Irlande, les consommateurs peuvent aussi mettre fin au contrat aussitôt dans les 30 jours, et les actions ne s’y prescrivent que par six ans.`} ${c.part.belgium`En Belgique, ces droits résultent des articles 1649bis et suivants (biens) et 1701/1 et suivants (contenus et services numériques) de l’ancien Code civil.`} ${c.part.frenchGoods`En France, la garantie des biens résulte des articles L. 217-3 et suivants du code de la consommation ; pour les vices cachés s’appliquent en outre les articles 1641 et suivants du code civil, pendant deux ans à compter de leur découverte.`} ${c.part.frenchDigital`En France, la garantie des contenus et services numériques résulte des articles L. 224-25-12 et suivants du code de la consommation.`}

      ${c.part.british`Au Royaume-Uni, les biens, les contenus numériques et les services doivent répondre au Consumer Rights Act 2015.`} ${c.part.britishGoods`Les consommateurs peuvent y refuser un bien défectueux dans les 30 jours et récupérer la totalité du prix. Ils peuvent aussi, alors ou plus tard, demander la réparation ou le remplacement et, si cela ne réussit pas, une réduction du prix ou le refus définitif ; un défaut qui apparaît dans les six mois est présumé avoir existé lors de la livraison.`} ${c.part.britishDigital`Si un contenu numérique est défectueux, les consommateurs peuvent y demander sa réparation ou son remplacement et, à défaut, une réduction du prix.`} ${c.part.britishServices`Les services doivent être exécutés avec un soin et une compétence raisonnables ; à défaut, les consommateurs peuvent y demander une nouvelle exécution ou une réduction du prix.`}

      ${c.part.australia`En Australie s’appliquent les garanties accordées aux consommateurs par l’Australian Consumer Law ; en cas de défaut majeur, ils peuvent choisir le remplacement ou le remboursement d’un bien et mettre fin à un service contre remboursement de la part non utilisée.`} ${c.part.quebec`Au Québec, les articles 34 à 54 de la Loi sur la protection du consommateur garantissent que le bien sert à un usage normal pendant une durée raisonnable ; le consommateur peut aussi s’adresser directement au fabricant.`}

      ${c.part.business`À l’égard des utilisateurs professionnels, les actions pour défaut se prescrivent par un an à compter de la livraison ou de la prestation. Cela ne vaut ni pour les dommages et intérêts ni dans les cas de responsabilité illimitée.`}

      ${c.part.commercial`Nous donnons en outre notre propre garantie commerciale pendant ${c.period(c.say.warranty_length)}. Elle ne limite pas les droits légaux, que vous pouvez exercer sans frais. La garantie commerciale est la suivante : ${c.say.warranty_terms}`}`,
    it: (c) => prose`
      ## ${c.a.warranty === 'commercial' ? c.w.title.commercial : c.w.title.legal}

      Se quanto acquistato è difettoso, Lei ha i diritti previsti dalla legge. ${c.part.broker`Si esercitano nei confronti del venditore.`} ${c.part.union`I consumatori nell’Unione europea hanno la garanzia legale di conformità per i beni, i contenuti digitali e i servizi digitali.`} ${c.part.goods`Per i beni possono chiedere prima la riparazione o la sostituzione e poi ottenere una riduzione del prezzo o risolvere il contratto; possono chiedere il risarcimento secondo la legge. Ciò riguarda i difetti che esistevano alla consegna e si manifestano entro almeno due anni; se si manifestano nel primo anno, si presume che esistessero alla consegna. Prima di porre rimedio li informiamo della scelta tra riparazione e sostituzione. Chi sceglie la riparazione ha la garanzia per dodici mesi in più, una sola volta. Mostriamo nel servizio l’avviso armonizzato dell’Unione europea su questa garanzia.`} ${c.part.digital`I contenuti e i servizi digitali devono essere conformi al contratto e ricevere gli aggiornamenti necessari, per tutto il periodo se la fornitura è continuativa; ha questi diritti anche chi paga con i propri dati.`}

      ${c.part.countries`In Belgio, Francia e Spagna la presunzione dura due anni; in Spagna la garanzia ne dura tre. Nei Paesi Bassi dura per tutto il tempo per cui ci si può ragionevolmente attendere che un bene simile duri. In Irlanda i consumatori possono inoltre porre fine subito al contratto entro 30 giorni, e le azioni si prescrivono solo in sei anni.`} ${c.part.belgium`In Belgio questi diritti derivano dagli articoli 1649bis e seguenti (beni) e 1701/1 e seguenti (contenuti e servizi digitali) del precedente Codice civile.`} ${c.part.frenchGoods`In Francia la garanzia dei beni deriva dagli articoli L. 217-3 e seguenti del codice del consumo francese; per i vizi occulti si applicano inoltre gli articoli 1641 e seguenti del codice civile francese, per due anni dalla scoperta.`} ${c.part.frenchDigital`In Francia la garanzia dei contenuti e servizi digitali deriva dagli articoli L. 224-25-12 e seguenti del codice del consumo francese.`}

      ${c.part.british`Nel Regno Unito beni, contenuti digitali e servizi devono rispettare il Consumer Rights Act 2015.`} ${c.part.britishGoods`I consumatori nel Regno Unito possono rifiutare i beni difettosi entro 30 giorni e riottenere l’intero prezzo. In alternativa, e anche in seguito, possono chiedere la riparazione o la sostituzione e, se non riesce, la riduzione del prezzo o il rifiuto definitivo; un difetto che si manifesta entro sei mesi si presume esistente alla consegna.`} ${c.part.britishDigital`Se un contenuto digitale è difettoso, i consumatori nel Regno Unito possono chiederne la riparazione o la sostituzione e, in mancanza, la riduzione del prezzo.`} ${c.part.britishServices`I servizi devono essere eseguiti con cura e competenza ragionevoli; altrimenti i consumatori nel Regno Unito possono chiedere una nuova esecuzione o la riduzione del prezzo.`}

      ${c.part.australia`In Australia si applicano le garanzie per i consumatori dell’Australian Consumer Law; in caso di difetto grave possono scegliere la sostituzione o il rimborso di un bene e disdire un servizio con rimborso della parte non goduta.`} ${c.part.quebec`Nel Québec gli articoli da 34 a 54 della legge sulla tutela dei consumatori garantiscono che il bene serva a un uso normale per una durata ragionevole; i consumatori possono rivolgersi anche direttamente al produttore.`}

      ${c.part.business`Nei confronti degli utenti professionali le azioni per difetti si prescrivono in un anno dalla consegna o dalla prestazione. Ciò non vale per il risarcimento dei danni né nei casi di responsabilità illimitata.`}

      ${c.part.commercial`Offriamo inoltre una nostra garanzia commerciale di ${c.period(c.say.warranty_length)}. Non limita i diritti di legge, che può esercitare gratuitamente. La garanzia commerciale è la seguente: ${c.say.warranty_terms}`}`,
    nl: (c) => prose`
      ## ${c.a.warranty === 'commercial' ? c.w.title.commercial : c.w.title.legal}

      Is wat u hebt gekocht gebrekkig, dan hebt u de rechten die de wet u geeft. ${c.part.broker`Die oefent u uit tegenover de verkoper.`} ${c.part.union`Consumenten in de Europese Unie hebben de wettelijke garantie van conformiteit voor goederen, digitale inhoud en digitale diensten.`} ${c.part.goods`Bij goederen kunnen zij eerst herstel of vervanging verlangen en daarna de prijs verminderen of de overeenkomst ontbinden; schadevergoeding kunnen zij volgens de wet verlangen. Dat geldt voor gebreken die bij de levering bestonden en binnen ten minste twee jaar daarna blijken; blijken zij in het eerste jaar, dan wordt vermoed dat zij bij de levering bestonden. Voordat wij een gebrek verhelpen, wijzen wij hen op de keuze tussen herstel en vervanging. Wie herstel kiest, heeft de garantie eenmalig twaalf maanden langer. De geharmoniseerde mededeling van de Europese Unie over deze garantie tonen wij in de dienst.`} ${c.part.digital`Digitale inhoud en diensten moeten aan de overeenkomst voldoen en de daarvoor nodige updates krijgen, bij doorlopende levering gedurende de hele periode; ook wie met zijn gegevens betaalt, heeft deze rechten.`}

      ${c.part.countries`In België, Frankrijk en Spanje geldt het vermoeden twee jaar; in Spanje duurt de garantie drie jaar. In Nederland duurt zij zolang een dergelijke zaak redelijkerwijs mee moet gaan. In Ierland kunnen consumenten de overeenkomst binnen 30 dagen ook meteen beëindigen en verjaren vorderingen pas na zes jaar.`} ${c.part.belgium`In België volgen deze rechten uit de artikelen 1649bis e.v. (goederen) en 1701/1 e.v. (digitale inhoud en diensten) van het oud Burgerlijk Wetboek.`} ${c.part.frenchGoods`In Frankrijk volgt de garantie voor goederen uit de artikelen L. 217-3 e.v. van het Franse consumentenwetboek; voor verborgen gebreken gelden ook de artikelen 1641 e.v. van het Franse burgerlijk wetboek, gedurende twee jaar na de ontdekking.`} ${c.part.frenchDigital`In Frankrijk volgt de garantie voor digitale inhoud en diensten uit de artikelen L. 224-25-12 e.v. van het Franse consumentenwetboek.`}

      ${c.part.british`In het Verenigd Koninkrijk moeten goederen, digitale inhoud en diensten aan de Consumer Rights Act 2015 voldoen.`} ${c.part.britishGoods`Consumenten kunnen daar gebrekkige goederen binnen 30 dagen weigeren en krijgen de volledige prijs terug. In plaats daarvan, en ook later, kunnen zij herstel of vervanging verlangen en, als dat niet lukt, prijsvermindering of de definitieve weigering; een gebrek dat binnen zes maanden blijkt, wordt vermoed bij de levering te hebben bestaan.`} ${c.part.britishDigital`Bij gebrekkige digitale inhoud kunnen consumenten daar herstel of vervanging verlangen en anders een prijsvermindering.`} ${c.part.britishServices`Diensten moeten met redelijke zorg en vakkundigheid worden verricht; anders kunnen consumenten daar een nieuwe uitvoering of een prijsvermindering verlangen.`}

      ${c.part.australia`In Australië gelden de consumentengaranties van de Australian Consumer Law; bij een ernstig gebrek kunnen consumenten bij goederen kiezen voor vervanging of terugbetaling en diensten opzeggen met terugbetaling van het niet gebruikte deel.`} ${c.part.quebec`In Quebec garanderen de artikelen 34 tot en met 54 van de wet op de consumentenbescherming dat goederen gedurende een redelijke tijd normaal kunnen worden gebruikt; consumenten kunnen zich ook rechtstreeks tot de fabrikant wenden.`}

      ${c.part.business`Tegenover zakelijke gebruikers verjaren vorderingen wegens gebreken één jaar na de levering of uitvoering. Dat geldt niet voor schadevergoeding en niet in de gevallen van onbeperkte aansprakelijkheid.`}

      ${c.part.commercial`Daarnaast geven wij een eigen commerciële garantie van ${c.period(c.say.warranty_length)}. Zij beperkt de wettelijke rechten niet; die kunt u kosteloos uitoefenen. De commerciële garantie luidt: ${c.say.warranty_terms}`}`,
  },
});
