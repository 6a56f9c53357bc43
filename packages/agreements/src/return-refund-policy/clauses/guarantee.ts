import { has, prose } from '../../document/authoring.ts';
import { sellsDigital, sellsGoods } from '../sells.ts';
import { clause } from './clause.ts';

/**
 * Directive (EU) 2019/771, Articles 10 to 16; Directive (EU) 2019/770, Articles 11 to 18; Articles 117 to 124 TRLGDCU;
 * L. 217-3 and L. 217-7 Code de la consommation; 7:17 BW; Consumer Rights Act 2015, sections 19 to 24 and 42 to 44.
 */
export const guarantee = clause({
  id: 'rr.guarantee',
  version: 2,
  when: (a) =>
    a.guarantee_note === 'yes' ||
    (has(a.laws, 'eu_consumer', 'uk_consumer') && (sellsGoods(a) || sellsDigital(a))),
  parts: {
    general: { meets: [], when: (a) => a.guarantee_note === 'yes' },
    goods: { meets: ['it-54-bis'], when: (a) => has(a.laws, 'eu_consumer') && sellsGoods(a) },
    digital: {
      meets: ['dcd-refund', 'it-54-bis'],
      when: (a) => has(a.laws, 'eu_consumer') && sellsDigital(a),
    },
    spain: { meets: ['es-102'], when: (a) => has(a.laws, 'eu_consumer') && sellsGoods(a) },
    spainDigital: { meets: ['es-102'], when: (a) => has(a.laws, 'eu_consumer') && sellsDigital(a) },
    france: { meets: [], when: (a) => has(a.laws, 'eu_consumer') && sellsGoods(a) },
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

      ${c.part.goods`Gegenüber Verbrauchern in der Europäischen Union haften wir mindestens zwei Jahre ab der Lieferung für Mängel, die eine Ware bei der Lieferung hatte. Zeigt sich ein Mangel innerhalb des ersten Jahres, wird vermutet, dass er von Anfang an bestand. Sie können zuerst Nachbesserung oder Ersatzlieferung verlangen, ohne Kosten und in angemessener Zeit. Schlägt das fehl, lehnen wir es ab oder ist es Ihnen nicht zuzumuten, können Sie den Preis mindern oder den Vertrag beenden; beenden können Sie ihn nicht, wenn der Mangel nur geringfügig ist.`}

      ${c.part.digital`Sind digitale Inhalte oder digitale Dienstleistungen mangelhaft, können Verbraucher in der Europäischen Union verlangen, dass wir sie ohne Kosten und in angemessener Zeit in den vertragsgemäßen Zustand bringen. Bei einmaliger Bereitstellung gilt das für Mängel, die dabei bestanden und sich innerhalb von mindestens zwei Jahren zeigen, bei dauernder Bereitstellung für deren ganze Dauer. Gelingt es nicht, können Sie den Preis mindern oder den Vertrag beenden. Was Ihnen dann zusteht, erstatten wir innerhalb von 14 Tagen auf dem Weg, auf dem Sie gezahlt haben, und ohne Kosten für Sie.`}

      ${c.part.spain`In Spanien beträgt die Frist für Waren drei Jahre, und die Vermutung gilt für Mängel, die sich innerhalb von zwei Jahren zeigen.`} ${c.part.spainDigital`In Spanien beträgt die Frist für digitale Inhalte und digitale Dienstleistungen zwei Jahre.`} ${c.part.france`In Frankreich gilt die Vermutung, dass ein Mangel von Anfang an bestand, bei neuen Waren zwei Jahre lang.`} ${c.part.netherlands`In den Niederlanden haften wir so lange, wie eine solche Sache oder Leistung vernünftigerweise halten muss.`}

      ${c.part.ukGoods`Verbraucher im Vereinigten Königreich können mangelhafte Ware innerhalb von 30 Tagen zurückweisen und erhalten den vollen Preis zurück. Danach können sie Nachbesserung oder Ersatz verlangen und, wenn das nicht gelingt, den Preis mindern oder die Ware endgültig zurückweisen.`} ${c.part.ukDigital`Bei mangelhaften digitalen Inhalten können Verbraucher im Vereinigten Königreich Nachbesserung oder Ersatz und sonst eine Minderung des Preises verlangen.`}

      ${c.part.costs`Kosten, die nötig sind, um einen Mangel zu beheben, tragen wir, auch die der Rücksendung.`} ${c.part.beside`Freiwillige Fristen und Bedingungen dieses Dokuments gelten für diese Rechte nicht.`}`,
    en: (c) => prose`
      ## Legal guarantee

      ${c.part.general`If what you bought from us is faulty, you have the rights that the applicable law gives you.`}

      ${c.part.goods`Towards consumers in the European Union we are liable for at least two years from delivery for any lack of conformity that existed at delivery. If it becomes apparent within the first year, it is presumed to have existed from the start. You can first demand repair or replacement, free of charge and within a reasonable time. If that fails, if we refuse it or if it cannot be expected of you, you can reduce the price or end the contract; you cannot end it if the lack of conformity is only minor.`}

      ${c.part.digital`If digital content or digital services lack conformity, consumers in the European Union can demand that we bring them into conformity free of charge and within a reasonable time. For a single supply this covers defects that existed at that time and become apparent within at least two years, for continuous supply its whole duration. If it does not succeed, you can reduce the price or end the contract. What is then due to you we reimburse within 14 days by the means of payment that you used and at no cost to you.`}

      ${c.part.spain`In Spain the period for goods is three years, and the presumption covers defects that become apparent within two years.`} ${c.part.spainDigital`In Spain the period for digital content and digital services is two years.`} ${c.part.france`In France the presumption that a defect existed from the start lasts two years for new goods.`} ${c.part.netherlands`In the Netherlands we are liable for as long as such an item or service may reasonably be expected to last.`}

      ${c.part.ukGoods`Consumers in the United Kingdom can reject faulty goods within 30 days and get the full price back. After that they can demand repair or replacement and, if that does not succeed, reduce the price or finally reject the goods.`} ${c.part.ukDigital`If digital content is faulty, consumers in the United Kingdom can demand repair or replacement, and otherwise a price reduction.`}

      ${c.part.costs`We bear the cost needed to remedy a defect, including that of sending goods back.`} ${c.part.beside`The voluntary periods and conditions of this document do not apply to these rights.`}`,
    es: (c) => prose`
      ## Garantía legal

      ${c.part.general`Si lo que nos ha comprado es defectuoso, usted tiene los derechos que le da la ley aplicable.`}

      ${c.part.goods`Frente a los consumidores de la Unión Europea respondemos durante al menos dos años desde la entrega de las faltas de conformidad que existieran en ese momento. Si se manifiestan durante el primer año, se presume que existían desde el principio. Puede exigir primero la reparación o la sustitución, sin coste y en un plazo razonable. Si no se consigue, si nos negamos o si no cabe exigírselo, puede reducir el precio o poner fin al contrato; no puede ponerle fin si la falta de conformidad es de escasa importancia.`}

      ${c.part.digital`Si el contenido o los servicios digitales no son conformes, los consumidores de la Unión Europea pueden exigir que los pongamos en conformidad sin coste y en un plazo razonable. En un suministro único, ello abarca los defectos que existían en ese momento y se manifiestan en un plazo de al menos dos años; en un suministro continuo, toda su duración. Si no se consigue, puede reducir el precio o poner fin al contrato. Lo que entonces le corresponda se lo reembolsamos en un plazo de 14 días por el medio de pago que utilizó y sin coste para usted.`}

      ${c.part.spain`En España el plazo para los bienes es de tres años, y la presunción abarca las faltas de conformidad que se manifiesten en los dos años siguientes a la entrega.`} ${c.part.spainDigital`En España el plazo para los contenidos y servicios digitales es de dos años.`} ${c.part.france`En Francia, la presunción de que el defecto existía desde el principio dura dos años para los bienes nuevos.`} ${c.part.netherlands`En los Países Bajos respondemos durante el tiempo que razonablemente pueda esperarse que dure un bien o servicio así.`}

      ${c.part.ukGoods`Los consumidores del Reino Unido pueden rechazar los productos defectuosos en un plazo de 30 días y recuperar el precio íntegro. Después pueden exigir la reparación o la sustitución y, si no se consigue, reducir el precio o rechazar definitivamente el producto.`} ${c.part.ukDigital`Si el contenido digital es defectuoso, los consumidores del Reino Unido pueden exigir su reparación o sustitución y, en su defecto, una reducción del precio.`}

      ${c.part.costs`Los gastos necesarios para subsanar un defecto, incluidos los de devolución, corren de nuestra cuenta.`} ${c.part.beside`Los plazos y condiciones voluntarios de este documento no se aplican a estos derechos.`}`,
    fr: (c) => prose`
      ## Garantie légale

      ${c.part.general`Si ce que vous nous avez acheté est défectueux, vous disposez des droits que la loi applicable vous donne.`}

      ${c.part.goods`À l’égard des consommateurs dans l’Union européenne, nous répondons pendant au moins deux ans à compter de la livraison des défauts de conformité existant à ce moment. S’ils apparaissent durant la première année, ils sont présumés avoir existé dès le départ. Vous pouvez d’abord exiger la réparation ou le remplacement, sans frais et dans un délai raisonnable. Si cela échoue, si nous le refusons ou si cela ne peut être exigé de vous, vous pouvez réduire le prix ou mettre fin au contrat ; vous ne pouvez pas y mettre fin si le défaut est mineur.`}

      ${c.part.digital`Si un contenu ou un service numérique n’est pas conforme, les consommateurs dans l’Union européenne peuvent exiger que nous le mettions en conformité sans frais et dans un délai raisonnable. Pour une fourniture unique, cela couvre les défauts qui existaient à ce moment et apparaissent dans un délai d’au moins deux ans, pour une fourniture continue, toute sa durée. Si cela ne réussit pas, vous pouvez réduire le prix ou mettre fin au contrat. Ce qui vous est alors dû, nous le remboursons dans un délai de 14 jours par le moyen de paiement que vous avez utilisé et sans frais pour vous.`}

      ${c.part.spain`En Espagne, le délai est de trois ans pour les biens et la présomption couvre les défauts qui apparaissent dans les deux ans.`} ${c.part.spainDigital`En Espagne, le délai est de deux ans pour les contenus et services numériques.`} ${c.part.france`En France, la présomption selon laquelle le défaut existait dès le départ dure deux ans pour les biens neufs.`} ${c.part.netherlands`Aux Pays-Bas, nous répondons aussi longtemps qu’un tel bien ou service doit raisonnablement durer.`}

      ${c.part.ukGoods`Les consommateurs au Royaume-Uni peuvent refuser les articles défectueux dans un délai de 30 jours et récupérer la totalité du prix. Ensuite, ils peuvent exiger la réparation ou le remplacement et, si cela ne réussit pas, réduire le prix ou refuser définitivement l’article.`} ${c.part.ukDigital`Si un contenu numérique est défectueux, les consommateurs au Royaume-Uni peuvent exiger sa réparation ou son remplacement et, à défaut, une réduction du prix.`}

      ${c.part.costs`Les frais nécessaires pour remédier à un défaut sont à notre charge, y compris ceux du retour.`} ${c.part.beside`Les délais et conditions volontaires de ce document ne s’appliquent pas à ces droits.`}`,
    it: (c) => prose`
      ## Garanzia legale

      ${c.part.general`Se ciò che ha acquistato da noi è difettoso, Lei ha i diritti che la legge applicabile Le riconosce.`}

      ${c.part.goods`Nei confronti dei consumatori nell’Unione europea rispondiamo per almeno due anni dalla consegna dei difetti di conformità esistenti in quel momento. Se si manifestano entro il primo anno, si presume che esistessero fin dall’inizio. Può chiedere anzitutto la riparazione o la sostituzione, senza costi ed entro un termine ragionevole. Se non riesce, se la rifiutiamo o se non si può pretendere da Lei, può ridurre il prezzo o risolvere il contratto; non può risolverlo se il difetto è solo lieve.`}

      ${c.part.digital`Se il contenuto o i servizi digitali non sono conformi, i consumatori nell’Unione europea possono chiedere che li rendiamo conformi senza costi ed entro un termine ragionevole. Per una fornitura singola ciò riguarda i difetti che esistevano in quel momento e si manifestano entro almeno due anni, per una fornitura continuativa tutta la sua durata. Se non riesce, può ridurre il prezzo o risolvere il contratto. Ciò che allora Le spetta lo rimborsiamo entro 14 giorni con il mezzo di pagamento che ha usato e senza costi per Lei.`}

      ${c.part.spain`In Spagna il termine per i beni è di tre anni e la presunzione copre i difetti che si manifestano entro due anni.`} ${c.part.spainDigital`In Spagna il termine per i contenuti e i servizi digitali è di due anni.`} ${c.part.france`In Francia la presunzione che il difetto esistesse fin dall’inizio dura due anni per i beni nuovi.`} ${c.part.netherlands`Nei Paesi Bassi rispondiamo per tutto il tempo per cui ci si può ragionevolmente attendere che un bene o servizio simile duri.`}

      ${c.part.ukGoods`I consumatori nel Regno Unito possono rifiutare i prodotti difettosi entro 30 giorni e riottenere l’intero prezzo. In seguito possono chiedere la riparazione o la sostituzione e, se non riesce, ridurre il prezzo o rifiutare definitivamente il prodotto.`} ${c.part.ukDigital`Se il contenuto digitale è difettoso, i consumatori nel Regno Unito possono chiederne la riparazione o la sostituzione e, in mancanza, una riduzione del prezzo.`}

      ${c.part.costs`Sosteniamo noi i costi necessari per eliminare un difetto, compresi quelli di restituzione.`} ${c.part.beside`I termini e le condizioni volontari di questo documento non si applicano a questi diritti.`}`,
    nl: (c) => prose`
      ## Wettelijke garantie

      ${c.part.general`Is gebrekkig wat u bij ons hebt gekocht, dan hebt u de rechten die het toepasselijke recht u geeft.`}

      ${c.part.goods`Tegenover consumenten in de Europese Unie zijn wij ten minste twee jaar na de levering aansprakelijk voor elk gebrek aan conformiteit dat bij de levering bestond. Blijkt het binnen het eerste jaar, dan wordt vermoed dat het van het begin af bestond. U kunt eerst herstel of vervanging verlangen, kosteloos en binnen een redelijke termijn. Mislukt dat, weigeren wij het of kan het niet van u worden gevergd, dan kunt u de prijs verminderen of de overeenkomst ontbinden; ontbinden kan niet bij een gering gebrek.`}

      ${c.part.digital`Zijn digitale inhoud of digitale diensten niet conform, dan kunnen consumenten in de Europese Unie verlangen dat wij ze kosteloos en binnen een redelijke termijn in overeenstemming brengen. Bij een eenmalige levering geldt dat voor gebreken die daarbij bestonden en binnen ten minste twee jaar blijken, bij een doorlopende levering voor de hele duur. Lukt het niet, dan kunt u de prijs verminderen of de overeenkomst ontbinden. Wat u dan toekomt, betalen wij binnen 14 dagen terug met het betaalmiddel dat u hebt gebruikt en zonder kosten voor u.`}

      ${c.part.spain`In Spanje is de termijn voor goederen drie jaar en geldt het vermoeden voor gebreken die binnen twee jaar blijken.`} ${c.part.spainDigital`In Spanje is de termijn voor digitale inhoud en digitale diensten twee jaar.`} ${c.part.france`In Frankrijk geldt het vermoeden dat een gebrek van het begin af bestond bij nieuwe goederen twee jaar.`} ${c.part.netherlands`In Nederland zijn wij aansprakelijk zolang een dergelijke zaak of dienst redelijkerwijs mee moet gaan.`}

      ${c.part.ukGoods`Consumenten in het Verenigd Koninkrijk kunnen gebrekkige goederen binnen 30 dagen weigeren en krijgen de volledige prijs terug. Daarna kunnen zij herstel of vervanging verlangen en, als dat niet lukt, de prijs verminderen of de goederen definitief weigeren.`} ${c.part.ukDigital`Is digitale inhoud gebrekkig, dan kunnen consumenten in het Verenigd Koninkrijk herstel of vervanging verlangen en anders een prijsvermindering.`}

      ${c.part.costs`De kosten die nodig zijn om een gebrek te verhelpen, zijn voor onze rekening, ook die van terugzending.`} ${c.part.beside`De vrijwillige termijnen en voorwaarden van dit document gelden niet voor deze rechten.`}`,
  },
});
