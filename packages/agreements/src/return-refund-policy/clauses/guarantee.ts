import { has, prose } from '../../document/authoring.ts';
import { sellsDigital, sellsGoods } from '../sells.ts';
import { clause } from './clause.ts';

/**
 * Directive (EU) 2019/771, Articles 10 to 16, with Articles 10(2a) and 13(2a) of Directive (EU) 2024/1799 (from 31 July
 * 2026); Directive (EU) 2019/770, Articles 11 to 18; Articles 117 to 124 TRLGDCU; L. 217-3, L. 217-7 and L. 217-10 Code de
 * la consommation; 7:17 BW; Article 1649quater § 4 of the old Belgian Civil Code; Irish Consumer Rights Act 2022, section 24;
 * Consumer Rights Act 2015, sections 19 to 24 and 42 to 44. Longer periods stand in the sentence that they change.
 */
export const guarantee = clause({
  id: 'rr.guarantee',
  version: 3,
  when: (a) =>
    a.guarantee_note === 'yes' ||
    (has(a.laws, 'eu_consumer', 'uk_consumer') && (sellsGoods(a) || sellsDigital(a))),
  parts: {
    general: { meets: [], when: (a) => a.guarantee_note === 'yes' },
    goods: { meets: ['it-54-bis'], when: (a) => has(a.laws, 'eu_consumer') && sellsGoods(a) },
    digital: {
      meets: ['dcd-refund', 'it-54-bis', 'es-102'],
      when: (a) => has(a.laws, 'eu_consumer') && sellsDigital(a),
    },
    spain: { meets: ['es-102'], when: (a) => has(a.laws, 'eu_consumer') && sellsGoods(a) },
    repair: { meets: [], when: (a) => has(a.laws, 'eu_consumer') && sellsGoods(a) },
    france: { meets: [], when: (a) => has(a.laws, 'eu_consumer') && sellsGoods(a) },
    ireland: { meets: [], when: (a) => has(a.laws, 'eu_consumer') && sellsGoods(a) },
    netherlands: { meets: ['nl-230o'], when: (a) => has(a.laws, 'eu_consumer') },
    ukGoods: { meets: [], when: (a) => has(a.laws, 'uk_consumer') && sellsGoods(a) },
    ukDigital: { meets: [], when: (a) => has(a.laws, 'uk_consumer') && sellsDigital(a) },
    costs: { meets: [], when: (a) => has(a.laws, 'eu_consumer', 'uk_consumer') && sellsGoods(a) },
    beside: { meets: [] },
  },
  text: {
    de: (c) => prose`
      ## Gesetzliche Gewährleistung

      ${c.part.general`Ist mangelhaft, was Sie bei uns gekauft haben, haben Sie die Rechte, die Ihnen das anwendbare Recht gibt.`}

      ${c.part.goods`Gegenüber Verbrauchern in der Europäischen Union haften wir für Mängel, die eine Ware bei der Lieferung hatte und die sich innerhalb von mindestens zwei Jahren zeigen${c.part.spain`, in Spanien innerhalb von drei Jahren`}. Zeigt sich ein Mangel innerhalb des ersten Jahres, in Belgien, in Spanien und bei neuen Waren in Frankreich innerhalb der ersten zwei Jahre, wird vermutet, dass er von Anfang an bestand. Sie können zwischen Nachbesserung und Ersatzlieferung wählen, ohne Kosten und in angemessener Zeit. Gelingt das nicht, lehnen wir es ab, tritt der Mangel erneut auf oder wiegt er so schwer, dass es Ihnen nicht zuzumuten ist, können Sie den Preis mindern oder vom Vertrag zurücktreten (in Österreich: ihn auflösen); bei einem unerheblichen Mangel ist der Rücktritt ausgeschlossen. Schadensersatz können Sie nach dem Gesetz verlangen.`} ${c.part.repair`Wählen Sie die Nachbesserung, verlängert sich unsere Haftung einmal um zwölf Monate. Auf die Wahl und auf diese Folge weisen wir Sie hin, bevor wir den Mangel beheben.`}

      ${c.part.digital`Sind digitale Inhalte oder digitale Dienstleistungen mangelhaft, können Verbraucher in der Europäischen Union verlangen, dass wir sie ohne Kosten und in angemessener Zeit in den vertragsgemäßen Zustand bringen. Bei einmaliger Bereitstellung gilt das für Mängel, die dabei bestanden und sich innerhalb von mindestens zwei Jahren zeigen; zeigen sie sich im ersten Jahr, wird vermutet, dass sie von Anfang an bestanden. Bei dauernder Bereitstellung gilt es für deren ganze Dauer. Gelingt es nicht, können Sie den Preis mindern oder den Vertrag beenden. Was Ihnen dann zusteht, erstatten wir innerhalb von 14 Tagen auf dem Weg, auf dem Sie gezahlt haben, und ohne Kosten für Sie.`}

      ${c.part.france`In Frankreich beheben wir einen Mangel spätestens 30 Tage, nachdem Sie es verlangt haben.`} ${c.part.ireland`In Irland können Sie den Vertrag über eine mangelhafte Ware innerhalb von 30 Tagen nach der Lieferung auch sofort beenden, und Ihre Ansprüche verjähren erst nach sechs Jahren.`} ${c.part.netherlands`In den Niederlanden haften wir so lange, wie eine solche Sache oder Leistung vernünftigerweise halten muss.`}

      ${c.part.ukGoods`Verbraucher im Vereinigten Königreich können mangelhafte Ware innerhalb von 30 Tagen zurückweisen und erhalten den vollen Preis zurück. Stattdessen oder später können sie Nachbesserung oder Ersatz verlangen; gelingt das nicht beim ersten Mal, können sie den Preis mindern oder die Ware endgültig zurückweisen. Für diese weiteren Rechte wird bei einem Fehler, der sich innerhalb von sechs Monaten zeigt, vermutet, dass er bei der Lieferung bestand.`} ${c.part.ukDigital`Bei mangelhaften digitalen Inhalten können Verbraucher im Vereinigten Königreich Nachbesserung oder Ersatz und sonst eine Minderung des Preises verlangen.`}

      ${c.part.costs`Kosten, die nötig sind, um einen Mangel zu beheben, tragen wir, auch die der Rücksendung.`} ${c.part.beside`Freiwillige Fristen und Bedingungen dieses Dokuments gelten für diese Rechte nicht.`}`,
    en: (c) => prose`
      ## Legal guarantee

      ${c.part.general`If what you bought from us is faulty, you have the rights that the applicable law gives you.`}

      ${c.part.goods`Towards consumers in the European Union we are liable for any lack of conformity that existed at delivery and becomes apparent within at least two years${c.part.spain`, in Spain within three years`}. If it becomes apparent within the first year, or in Belgium, in Spain and for new goods in France within the first two years, it is presumed to have existed from the start. You can choose between repair and replacement, free of charge and within a reasonable time. If that does not succeed, if we refuse it, if the defect appears again or if it is so serious that you cannot be expected to accept it, you can demand a price reduction or end the contract; you cannot end it if the lack of conformity is only minor. You can claim damages as the law provides.`} ${c.part.repair`If you choose repair, our liability is extended once by twelve months. We tell you of the choice and of this effect before we remedy the defect.`}

      ${c.part.digital`If digital content or digital services lack conformity, consumers in the European Union can demand that we bring them into conformity free of charge and within a reasonable time. For a single supply this covers defects that existed at that time and become apparent within at least two years; those that appear in the first year are presumed to have existed from the start. For continuous supply it covers its whole duration. If it does not succeed, you can demand a price reduction or end the contract. We reimburse what is then due to you within 14 days by the means of payment that you used and at no cost to you.`}

      ${c.part.france`In France we remedy a defect no later than 30 days after you ask for it.`} ${c.part.ireland`In Ireland you can also end a contract for faulty goods at once within 30 days of delivery, and your claims become statute-barred only after six years.`} ${c.part.netherlands`In the Netherlands we are liable for as long as such an item or service may reasonably be expected to last.`}

      ${c.part.ukGoods`Consumers in the United Kingdom can reject faulty goods within 30 days and get the full price back. Instead, or later, they can demand repair or replacement; if one repair or replacement does not succeed, they can demand a price reduction or finally reject the goods. For these further remedies a fault that appears within six months is presumed to have existed at delivery.`} ${c.part.ukDigital`If digital content is faulty, consumers in the United Kingdom can demand repair or replacement, and otherwise a price reduction.`}

      ${c.part.costs`We bear the cost needed to remedy a defect, including that of sending goods back.`} ${c.part.beside`The voluntary periods and conditions of this document do not apply to these rights.`}`,
    es: (c) => prose`
      ## Garantía legal

      ${c.part.general`Si lo que nos ha comprado es defectuoso, usted tiene los derechos que le da la ley aplicable.`}

      ${c.part.goods`Frente a los consumidores de la Unión Europea respondemos de las faltas de conformidad que existieran en el momento de la entrega y se manifiesten en un plazo de al menos dos años${c.part.spain`, en España de tres años`}. Si se manifiestan durante el primer año, o en España, en Bélgica y en Francia si el bien es nuevo durante los dos primeros años, se presume que existían desde el principio. Usted puede elegir entre la reparación y la sustitución, sin coste y en un plazo razonable. Si no se consigue, si nos negamos, si la falta de conformidad reaparece o si es tan grave que no cabe exigirle que la acepte, puede exigir una reducción del precio o resolver el contrato; no puede resolverlo si la falta de conformidad es de escasa importancia. Puede reclamar una indemnización conforme a la ley.`} ${c.part.repair`Si elige la reparación, nuestra responsabilidad se prolonga una vez por doce meses. Antes de subsanar el defecto le informamos de que puede elegir y de este efecto.`}

      ${c.part.digital`Si el contenido o los servicios digitales no son conformes, los consumidores de la Unión Europea pueden exigir que los pongamos en conformidad sin coste y en un plazo razonable. En un suministro único, ello abarca los defectos que existían en ese momento y se manifiestan en un plazo de al menos dos años; los que se manifiestan en el primer año se presumen existentes desde el principio. En un suministro continuo abarca toda su duración. Si no se consigue, puede exigir una reducción del precio o resolver el contrato. Le reembolsamos lo que entonces le corresponda en un plazo de 14 días por el medio de pago que utilizó y sin coste para usted.`}

      ${c.part.france`En Francia subsanamos el defecto a más tardar 30 días después de que usted lo pida.`} ${c.part.ireland`En Irlanda puede además poner fin de inmediato al contrato sobre un producto defectuoso en los 30 días siguientes a la entrega, y sus derechos prescriben a los seis años.`} ${c.part.netherlands`En los Países Bajos respondemos durante el tiempo que razonablemente pueda esperarse que dure un bien o servicio así.`}

      ${c.part.ukGoods`Los consumidores del Reino Unido pueden rechazar los productos defectuosos en un plazo de 30 días y recuperar el precio íntegro. En lugar de ello, o más tarde, pueden exigir la reparación o la sustitución; si una reparación o sustitución no lo consigue, pueden exigir una reducción del precio o rechazar definitivamente el producto. Para estos otros derechos se presume que un defecto que se manifiesta en seis meses existía en el momento de la entrega.`} ${c.part.ukDigital`Si el contenido digital es defectuoso, los consumidores del Reino Unido pueden exigir su reparación o sustitución y, en su defecto, una reducción del precio.`}

      ${c.part.costs`Los gastos necesarios para subsanar un defecto, incluidos los de devolución, corren de nuestra cuenta.`} ${c.part.beside`Los plazos y condiciones voluntarios de este documento no se aplican a estos derechos.`}`,
    fr: (c) => prose`
      ## Garantie légale

      ${c.part.general`Si ce que vous nous avez acheté est défectueux, vous disposez des droits que la loi applicable vous donne.`}

      ${c.part.goods`À l’égard des consommateurs dans l’Union européenne, nous répondons des défauts de conformité qui existaient à la livraison et apparaissent dans un délai d’au moins deux ans${c.part.spain`, de trois ans en Espagne`}. S’ils apparaissent durant la première année, ou durant les deux premières années en Belgique, en Espagne et, pour les biens neufs, en France, ils sont présumés avoir existé dès le départ. Vous pouvez choisir entre la réparation et le remplacement, sans frais et dans un délai raisonnable. Si cela échoue, si nous le refusons, si le défaut réapparaît ou s’il est si grave que vous ne pouvez être tenu de l’accepter, vous pouvez obtenir une réduction du prix ou mettre fin au contrat ; vous ne pouvez pas y mettre fin si le défaut est mineur. Vous pouvez demander des dommages et intérêts selon la loi.`} ${c.part.repair`Si vous choisissez la réparation, notre responsabilité est prolongée une fois de douze mois. Cette durée l’emporte sur les six mois que mentionne encore l’encadré prescrit ci-dessous. Nous vous informons de ce choix et de cet effet avant de remédier au défaut.`}

      ${c.part.digital`Si un contenu ou un service numérique n’est pas conforme, les consommateurs dans l’Union européenne peuvent exiger que nous le mettions en conformité sans frais et dans un délai raisonnable. Pour une fourniture unique, cela couvre les défauts qui existaient à ce moment et apparaissent dans un délai d’au moins deux ans ; ceux qui apparaissent durant la première année sont présumés avoir existé dès le départ. Pour une fourniture continue, cela couvre toute sa durée. Si cela ne réussit pas, vous pouvez obtenir une réduction du prix ou mettre fin au contrat. Nous remboursons ce qui vous est alors dû dans un délai de 14 jours par le moyen de paiement que vous avez utilisé et sans frais pour vous.`}

      ${c.part.france`En France, nous remédions au défaut au plus tard 30 jours après votre demande.`} ${c.part.ireland`En Irlande, vous pouvez aussi mettre fin immédiatement au contrat portant sur un article défectueux dans les 30 jours suivant la livraison, et vos droits ne se prescrivent que par six ans.`} ${c.part.netherlands`Aux Pays-Bas, nous répondons aussi longtemps qu’un tel bien ou service doit raisonnablement durer.`}

      ${c.part.ukGoods`Les consommateurs au Royaume-Uni peuvent refuser les articles défectueux dans un délai de 30 jours et récupérer la totalité du prix. Au lieu de cela, ou plus tard, ils peuvent exiger la réparation ou le remplacement ; si une réparation ou un remplacement ne réussit pas, ils peuvent obtenir une réduction du prix ou refuser définitivement l’article. Pour ces autres droits, un défaut qui apparaît dans les six mois est présumé avoir existé à la livraison.`} ${c.part.ukDigital`Si un contenu numérique est défectueux, les consommateurs au Royaume-Uni peuvent exiger sa réparation ou son remplacement et, à défaut, une réduction du prix.`}

      ${c.part.costs`Les frais nécessaires pour remédier à un défaut sont à notre charge, y compris ceux du retour.`} ${c.part.beside`Les délais et conditions volontaires de ce document ne s’appliquent pas à ces droits.`}`,
    it: (c) => prose`
      ## Garanzia legale

      ${c.part.general`Se ciò che ha acquistato da noi è difettoso, Lei ha i diritti che la legge applicabile Le riconosce.`}

      ${c.part.goods`Nei confronti dei consumatori nell’Unione europea rispondiamo dei difetti di conformità che esistevano alla consegna e si manifestano entro almeno due anni${c.part.spain`, in Spagna entro tre anni`}. Se si manifestano entro il primo anno, oppure in Belgio, in Spagna e, per i beni nuovi, in Francia entro i primi due anni, si presume che esistessero fin dall’inizio. Può scegliere tra la riparazione e la sostituzione, senza costi ed entro un termine ragionevole. Se non vi provvediamo, se rifiutiamo, se il difetto si ripresenta o è così grave da giustificarlo, ha diritto a una riduzione proporzionale del prezzo o alla risoluzione del contratto; la risoluzione è esclusa se il difetto è solo lieve. Può chiedere il risarcimento del danno secondo la legge.`} ${c.part.repair`Se sceglie la riparazione, la nostra responsabilità si prolunga una volta di dodici mesi. Prima di porre rimedio La informiamo della scelta e di questo effetto.`}

      ${c.part.digital`Se il contenuto o i servizi digitali non sono conformi, i consumatori nell’Unione europea possono chiedere che li rendiamo conformi senza costi ed entro un termine ragionevole. Per una fornitura singola ciò riguarda i difetti che esistevano in quel momento e si manifestano entro almeno due anni; quelli che si manifestano nel primo anno si presumono esistenti fin dall’inizio. Per una fornitura continuativa riguarda tutta la sua durata. Se non vi provvediamo, ha diritto a una riduzione del prezzo o alla risoluzione del contratto. Rimborsiamo ciò che allora Le spetta entro 14 giorni con il mezzo di pagamento che ha usato e senza costi per Lei.`}

      ${c.part.france`In Francia poniamo rimedio al difetto al più tardi 30 giorni dopo la Sua richiesta.`} ${c.part.ireland`In Irlanda può anche sciogliere subito il contratto su un prodotto difettoso entro 30 giorni dalla consegna, e i Suoi diritti si prescrivono solo dopo sei anni.`} ${c.part.netherlands`Nei Paesi Bassi rispondiamo per tutto il tempo per cui ci si può ragionevolmente attendere che un bene o servizio simile duri.`}

      ${c.part.ukGoods`I consumatori nel Regno Unito possono rifiutare i prodotti difettosi entro 30 giorni e riottenere l’intero prezzo. In alternativa, o in seguito, possono chiedere la riparazione o la sostituzione; se una riparazione o sostituzione non riesce, hanno diritto a una riduzione del prezzo o possono rifiutare definitivamente il prodotto. Per questi ulteriori diritti si presume che un difetto che si manifesta entro sei mesi esistesse alla consegna.`} ${c.part.ukDigital`Se il contenuto digitale è difettoso, i consumatori nel Regno Unito possono chiederne la riparazione o la sostituzione e, in mancanza, una riduzione del prezzo.`}

      ${c.part.costs`Sosteniamo noi i costi necessari per eliminare un difetto, compresi quelli di restituzione.`} ${c.part.beside`I termini e le condizioni volontari di questo documento non si applicano a questi diritti.`}`,
    nl: (c) => prose`
      ## Wettelijke garantie

      ${c.part.general`Is wat u bij ons hebt gekocht gebrekkig, dan hebt u de rechten die het toepasselijke recht u geeft.`}

      ${c.part.goods`Tegenover consumenten in de Europese Unie zijn wij aansprakelijk voor elk gebrek aan conformiteit dat bij de levering bestond en binnen ten minste twee jaar blijkt${c.part.spain`, in Spanje binnen drie jaar`}. Blijkt het binnen het eerste jaar, of in België, in Spanje en bij nieuwe goederen in Frankrijk binnen de eerste twee jaar, dan wordt vermoed dat het van het begin af bestond. U kunt kiezen tussen herstel en vervanging, kosteloos en binnen een redelijke termijn. Lukt dat niet, weigeren wij het, komt het gebrek terug of is het zo ernstig dat u het niet hoeft te aanvaarden, dan kunt u prijsvermindering verlangen of de overeenkomst ontbinden; ontbinden kan niet bij een gering gebrek. Schadevergoeding kunt u volgens de wet verlangen.`} ${c.part.repair`Kiest u voor herstel, dan wordt onze aansprakelijkheid eenmalig met twaalf maanden verlengd. Op die keuze en op dit gevolg wijzen wij u voordat wij het gebrek verhelpen.`}

      ${c.part.digital`Zijn digitale inhoud of digitale diensten niet conform, dan kunnen consumenten in de Europese Unie verlangen dat wij ze kosteloos en binnen een redelijke termijn conform maken. Bij een eenmalige levering geldt dat voor gebreken die daarbij bestonden en binnen ten minste twee jaar blijken; van gebreken die in het eerste jaar blijken, wordt vermoed dat ze van het begin af bestonden. Bij een doorlopende levering geldt het voor de hele duur. Lukt het niet, dan kunt u prijsvermindering verlangen of de overeenkomst ontbinden. Wat u dan toekomt, betalen wij binnen 14 dagen terug met het betaalmiddel dat u hebt gebruikt en zonder kosten voor u.`}

      ${c.part.france`In Frankrijk verhelpen wij een gebrek uiterlijk 30 dagen nadat u daarom hebt gevraagd.`} ${c.part.ireland`In Ierland kunt u de overeenkomst over gebrekkige goederen binnen 30 dagen na de levering ook meteen beëindigen, en uw rechten verjaren pas na zes jaar.`} ${c.part.netherlands`In Nederland zijn wij aansprakelijk zolang u redelijkerwijs mag verwachten dat zo’n product of dienst goed blijft werken.`}

      ${c.part.ukGoods`Consumenten in het Verenigd Koninkrijk kunnen gebrekkige goederen binnen 30 dagen weigeren en krijgen de volledige prijs terug. In plaats daarvan, of later, kunnen zij herstel of vervanging verlangen; lukt dat niet bij de eerste keer, dan kunnen zij prijsvermindering verlangen of de goederen definitief weigeren. Voor deze verdere rechten wordt bij een gebrek dat binnen zes maanden blijkt, vermoed dat het bij de levering bestond.`} ${c.part.ukDigital`Is digitale inhoud gebrekkig, dan kunnen consumenten in het Verenigd Koninkrijk herstel of vervanging verlangen en anders een prijsvermindering.`}

      ${c.part.costs`De kosten die nodig zijn om een gebrek te verhelpen, zijn voor onze rekening, ook die van terugzending.`} ${c.part.beside`De vrijwillige termijnen en voorwaarden van dit document gelden niet voor deze rechten.`}`,
  },
});
