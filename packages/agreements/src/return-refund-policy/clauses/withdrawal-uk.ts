import { has, properName, prose, sequence } from '../../document/authoring.ts';
import { onlyBritish, sellsDigital, sellsGoods, sellsOther, sellsServices } from '../sells.ts';
import { britishExemptions, isExempt } from '../words/exempt-goods.ts';
import { traderContact } from '../words/withdrawal.ts';
import { clause } from './clause.ts';

const duty = ['uk-ccr-cancel'];

/**
 * SI 2013/3134, regulations 27 to 38 and Schedule 2(l) to (o), in our own words: the model instructions of Schedule 3,
 * Part A have not been compared with the official text, so they are not printed.
 */
export const withdrawalUk = clause({
  id: 'rr.withdrawal_uk',
  version: 3,
  when: (a) => has(a.laws, 'uk_consumer'),
  parts: {
    right: { meets: duty },
    everywhere: {
      meets: [],
      when: (a) => a.withdrawal_block === 'everywhere' && !has(a.laws, 'eu_consumer'),
    },
    goods: { meets: duty, when: (a) => sellsGoods(a) },
    other: { meets: duty, when: (a) => sellsOther(a) },
    how: { meets: duty },
    refund: { meets: duty, when: (a) => sellsGoods(a) && a.collect_goods !== 'yes' },
    // Regulation 34(5)(b) and (6): nothing is waited for where the seller collects, or where there are no goods.
    collected: { meets: duty, when: (a) => sellsGoods(a) && a.collect_goods === 'yes' },
    otherRefund: { meets: duty, when: (a) => sellsGoods(a) && a.collect_goods !== 'yes' && sellsOther(a) },
    refundOther: { meets: duty, when: (a) => !sellsGoods(a) },
    means: { meets: duty },
    back: { meets: duty, when: (a) => sellsGoods(a) && a.collect_goods !== 'yes' },
    value: { meets: duty, when: (a) => sellsGoods(a) },
    services: { meets: duty, when: (a) => sellsServices(a) },
    digital: { meets: duty, when: (a) => sellsDigital(a) },
    exceptions: { meets: duty, when: (a) => isExempt(a) },
    leisure: { meets: duty, when: (a) => has(a.goods_kinds, 'event-travel') },
  },
  text: {
    de: (c) => prose`
      ## Widerrufsrecht für Verbraucher im Vereinigten Königreich

      ${c.part.right`Verbraucher im Vereinigten Königreich können einen Vertrag, den sie im Fernabsatz geschlossen haben, innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen.`} ${c.part.everywhere`Wir räumen dieses Recht auch Verbrauchern in allen anderen Ländern ein.`} ${c.part.goods`Bei Waren endet die Frist 14 Tage nach dem Tag, an dem Sie oder eine von Ihnen benannte Person, die nicht der Beförderer ist, die Ware erhalten haben; bei mehreren Waren einer Bestellung und bei Teilsendungen zählt die letzte, bei regelmäßigen Lieferungen die erste.`} ${c.part.other`Bei anderen Verträgen als dem Kauf von Waren endet die Frist 14 Tage nach dem Tag des Vertragsschlusses.`}

      ${c.part.how`Teilen Sie uns (${traderContact(c)}) den Widerruf in einer klaren Erklärung mit, etwa per Brief oder E-Mail. Sie können das Formular verwenden, müssen es aber nicht. Es genügt, die Erklärung vor dem Ende der Frist abzusenden.`}

      ${c.part.refund`Wir erstatten alle Zahlungen einschließlich der Kosten der günstigsten Standardlieferung, ohne unangemessene Verzögerung und spätestens 14 Tage nach dem Tag, an dem die Ware bei uns eingeht oder an dem Sie nachweisen, dass Sie sie zurückgesandt haben, je nachdem, was früher ist.`} ${c.part.collected`Wir erstatten alle Zahlungen einschließlich der Kosten der günstigsten Standardlieferung, ohne unangemessene Verzögerung und spätestens 14 Tage nach dem Tag, an dem wir von Ihrem Widerruf erfahren. Die Ware holen wir ab.`} ${c.part.otherRefund`Bei anderen Verträgen beginnen die 14 Tage, wenn wir von Ihrem Widerruf erfahren.`} ${c.part.refundOther`Wir erstatten alle Zahlungen ohne unangemessene Verzögerung und spätestens 14 Tage nach dem Tag, an dem wir von Ihrem Widerruf erfahren.`} ${c.part.means`Wir zahlen auf dem Weg zurück, auf dem Sie gezahlt haben, außer Sie haben ausdrücklich etwas anderem zugestimmt, und ohne Kosten für Sie.`}

      ${c.part.back`Senden Sie Waren ohne unangemessene Verzögerung und spätestens 14 Tage nach Ihrem Widerruf an uns zurück. Wer die Kosten der Rücksendung trägt, steht im Abschnitt über diese Kosten.`} ${c.part.value`Hat die Ware durch Umgang an Wert verloren, der zu ihrer Prüfung nicht nötig war, dürfen wir den Wertverlust abziehen.`}

      ${c.part.services`Haben Sie ausdrücklich verlangt, dass eine Dienstleistung vor dem Ende der Frist beginnt, zahlen Sie nach einem Widerruf den Teil, der bis dahin erbracht wurde. Ist sie auf diese Weise vollständig erbracht und haben Sie bestätigt, dass Sie das Recht damit verlieren, besteht es nicht mehr.`} ${c.part.digital`Bei digitalen Inhalten, die nicht auf einem körperlichen Datenträger geliefert werden, endet das Recht, sobald die Bereitstellung mit Ihrer ausdrücklichen Zustimmung und Ihrer Bestätigung beginnt, dass Sie das Recht dadurch verlieren.`}

      ${c.part.exceptions`Das Recht besteht nicht bei ${britishExemptions(c)}.`} ${c.part.leisure`Das Recht besteht nicht bei Beherbergung, Beförderung von Waren, Fahrzeugmiete, Verpflegung und Freizeitangeboten für einen bestimmten Termin.`}`,
    en: (c) => prose`
      ## Right to cancel for consumers in the United Kingdom

      ${c.part.right`Consumers in the United Kingdom can cancel a contract concluded at a distance within 14 days without giving any reason. ${onlyBritish(c.a) ? sequence([]) : properName('What other sections say on a withdrawal applies to this cancellation too.')}`} ${c.part.everywhere`We grant this right to consumers in all other countries too.`} ${c.part.goods`For goods the period ends 14 days after the day on which you, or a person you named who is not the carrier, received them; with several goods in one order and with goods in several parts the last one counts, with regular deliveries the first.`} ${c.part.other`For contracts other than the purchase of goods the period ends 14 days after the day on which the contract was concluded.`}

      ${c.part.how`Tell us (${traderContact(c)}) of your cancellation in a clear statement, for example by letter or e-mail. You may use the form, but you do not have to. It is enough to send the statement before the period ends.`}

      ${c.part.refund`We reimburse all payments including the cost of the least expensive standard delivery, without undue delay and no later than 14 days after the day on which the goods reach us or, if earlier, you prove that you sent them back.`} ${c.part.collected`We reimburse all payments including the cost of the least expensive standard delivery, without undue delay and no later than 14 days after the day on which we learn of your cancellation. We collect the goods.`} ${c.part.otherRefund`For other contracts the 14 days begin when we learn of your cancellation.`} ${c.part.refundOther`We reimburse all payments without undue delay and no later than 14 days after the day on which we learn of your cancellation.`} ${c.part.means`We pay by the means of payment that you used, unless you expressly agreed otherwise, and at no cost to you.`}

      ${c.part.back`Send goods back to us without undue delay and no later than 14 days after your cancellation. Who bears the cost of sending them back is stated in the section on that cost.`} ${c.part.value`If the goods lost value through handling beyond what is needed to check them, we may deduct that loss.`}

      ${c.part.services`If you expressly asked that a service begin before the period ends, you pay after a cancellation for the part supplied until then. Once it is fully performed in this way and you acknowledged that you thereby lose the right, the right no longer exists.`} ${c.part.digital`For digital content that is not supplied on a tangible medium the right ends once supply begins with your express consent and your acknowledgement that you thereby lose the right.`}

      ${c.part.exceptions`The right does not exist for ${britishExemptions(c)}.`} ${c.part.leisure`The right does not exist for accommodation, transport of goods, vehicle rental, catering and leisure services for a specific date.`}`,
    es: (c) => prose`
      ## Derecho de desistimiento de los consumidores del Reino Unido

      ${c.part.right`Los consumidores del Reino Unido pueden desistir de un contrato celebrado a distancia en un plazo de 14 días sin indicar ningún motivo.`} ${c.part.everywhere`También reconocemos este derecho a los consumidores de todos los demás países.`} ${c.part.goods`En el caso de productos, el plazo termina 14 días después del día en que usted o una persona indicada por usted, distinta del transportista, los recibió; si un pedido consta de varios productos o de varias partes cuenta lo último, y en las entregas periódicas, lo primero.`} ${c.part.other`En los contratos que no son de compra de productos, el plazo termina 14 días después del día de la celebración del contrato.`}

      ${c.part.how`Comuníquenos (${traderContact(c)}) el desistimiento mediante una declaración clara, por ejemplo por carta o correo electrónico. Puede utilizar el formulario, pero no es obligatorio. Basta con enviar la declaración antes de que termine el plazo.`}

      ${c.part.refund`Reembolsamos todos los pagos, incluidos los gastos de la entrega ordinaria menos costosa, sin demora indebida y a más tardar 14 días después del día en que recibimos los productos o, si es anterior, del día en que usted demuestra que los ha devuelto.`} ${c.part.collected`Reembolsamos todos los pagos, incluidos los gastos de la entrega ordinaria menos costosa, sin demora indebida y a más tardar 14 días después del día en que conocemos su desistimiento. Los productos los recogemos nosotros.`} ${c.part.otherRefund`En los demás contratos, los 14 días comienzan cuando conocemos su desistimiento.`} ${c.part.refundOther`Reembolsamos todos los pagos sin demora indebida y a más tardar 14 días después del día en que conocemos su desistimiento.`} ${c.part.means`Pagamos por el medio de pago que utilizó, salvo que haya aceptado expresamente otra cosa, y sin coste para usted.`}

      ${c.part.back`Devuélvanos los productos sin demora indebida y a más tardar 14 días después de su desistimiento. El apartado sobre los gastos de devolución indica quién los paga.`} ${c.part.value`Si los productos han perdido valor por una manipulación innecesaria para examinarlos, podemos descontar esa pérdida.`}

      ${c.part.services`Si pidió expresamente que un servicio comenzara antes del final del plazo, tras un desistimiento paga la parte prestada hasta entonces. Si de este modo se ha prestado por completo y usted reconoció que con ello pierde el derecho, este deja de existir.`} ${c.part.digital`En el caso de contenido digital que no se suministra en un soporte material, el derecho termina cuando el suministro comienza con su consentimiento expreso y con su reconocimiento de que así lo pierde.`}

      ${c.part.exceptions`El derecho no existe para ${britishExemptions(c)}.`} ${c.part.leisure`El derecho no existe para alojamiento, transporte de bienes, alquiler de vehículos, comidas y servicios de ocio con fecha determinada.`}`,
    fr: (c) => prose`
      ## Droit de rétractation des consommateurs au Royaume-Uni

      ${c.part.right`Les consommateurs au Royaume-Uni peuvent se rétracter d’un contrat conclu à distance dans un délai de 14 jours sans donner de motif.`} ${c.part.everywhere`Nous accordons aussi ce droit aux consommateurs de tous les autres pays.`} ${c.part.goods`Pour des articles, le délai expire 14 jours après le jour où vous, ou une personne désignée par vous autre que le transporteur, les avez reçus ; pour plusieurs articles d’une même commande ou un article en plusieurs pièces, c’est le dernier qui compte, pour des livraisons régulières, le premier.`} ${c.part.other`Pour les contrats autres que l’achat d’articles, le délai expire 14 jours après le jour de la conclusion du contrat.`}

      ${c.part.how`Informez-nous (${traderContact(c)}) de votre rétractation par une déclaration claire, par exemple par lettre ou courrier électronique. Vous pouvez utiliser le formulaire, mais ce n’est pas obligatoire. Il suffit d’envoyer la déclaration avant l’expiration du délai.`}

      ${c.part.refund`Nous remboursons tous les paiements, y compris les frais de la livraison standard la moins coûteuse, sans retard excessif et au plus tard 14 jours après le jour où nous recevons les articles ou celui où vous prouvez les avoir renvoyés, la date la plus proche étant retenue.`} ${c.part.collected`Nous remboursons tous les paiements, y compris les frais de la livraison standard la moins coûteuse, sans retard excessif et au plus tard 14 jours après le jour où nous apprenons votre rétractation. Nous récupérons les articles nous-mêmes.`} ${c.part.otherRefund`Pour les autres contrats, les 14 jours commencent lorsque nous apprenons votre rétractation.`} ${c.part.refundOther`Nous remboursons tous les paiements sans retard excessif et au plus tard 14 jours après le jour où nous apprenons votre rétractation.`} ${c.part.means`Nous remboursons par le moyen de paiement que vous avez utilisé, sauf si vous avez expressément accepté un autre moyen, et sans frais pour vous.`}

      ${c.part.back`Renvoyez-nous les articles sans retard excessif et au plus tard 14 jours après votre rétractation. La section sur les frais de retour indique qui les supporte.`} ${c.part.value`Si les articles ont perdu de la valeur par une manipulation qui n’était pas nécessaire pour les examiner, nous pouvons déduire cette perte.`}

      ${c.part.services`Si vous avez expressément demandé qu’un service commence avant la fin du délai, vous payez après une rétractation la part exécutée jusque-là. Lorsqu’il est ainsi pleinement exécuté et que vous avez reconnu perdre ce droit, celui-ci n’existe plus.`} ${c.part.digital`Pour un contenu numérique non fourni sur un support matériel, le droit prend fin lorsque la fourniture commence avec votre consentement exprès et votre reconnaissance de la perte de ce droit.`}

      ${c.part.exceptions`Ce droit n’existe pas pour ${britishExemptions(c)}.`} ${c.part.leisure`Ce droit n’existe pas pour l’hébergement, le transport de biens, la location de véhicules, la restauration et les loisirs à une date déterminée.`}`,
    it: (c) => prose`
      ## Diritto di recesso dei consumatori nel Regno Unito

      ${c.part.right`I consumatori nel Regno Unito possono recedere da un contratto concluso a distanza entro 14 giorni senza indicarne le ragioni.`} ${c.part.everywhere`Riconosciamo questo diritto anche ai consumatori di tutti gli altri paesi.`} ${c.part.goods`Per i prodotti il termine scade 14 giorni dopo il giorno in cui Lei, o una persona da Lei indicata diversa dal vettore, li ha ricevuti; per più prodotti di uno stesso ordine o per prodotti in più parti conta l’ultimo, per consegne periodiche il primo.`} ${c.part.other`Per i contratti diversi dall’acquisto di prodotti il termine scade 14 giorni dopo il giorno della conclusione del contratto.`}

      ${c.part.how`Ci comunichi (${traderContact(c)}) il recesso con una dichiarazione chiara, ad esempio per lettera o e-mail. Può usare il modulo, ma non è obbligatorio. È sufficiente inviare la dichiarazione prima della scadenza del termine.`}

      ${c.part.refund`Rimborsiamo tutti i pagamenti, compresi i costi della consegna standard meno costosa, senza indebito ritardo e al più tardi 14 giorni dopo il giorno in cui riceviamo i prodotti o, se precedente, quello in cui Lei dimostra di averli rispediti.`} ${c.part.collected`Rimborsiamo tutti i pagamenti, compresi i costi della consegna standard meno costosa, senza indebito ritardo e al più tardi 14 giorni dopo il giorno in cui veniamo a conoscenza del recesso. I prodotti li ritiriamo noi.`} ${c.part.otherRefund`Per gli altri contratti i 14 giorni decorrono da quando veniamo a conoscenza del recesso.`} ${c.part.refundOther`Rimborsiamo tutti i pagamenti senza indebito ritardo e al più tardi 14 giorni dopo il giorno in cui veniamo a conoscenza del recesso.`} ${c.part.means`Paghiamo con il mezzo di pagamento che ha usato, salvo Suo diverso accordo espresso, e senza costi per Lei.`}

      ${c.part.back`Ci rispedisca i prodotti senza indebito ritardo e al più tardi 14 giorni dopo il recesso. La sezione sui costi di restituzione indica chi li sostiene.`} ${c.part.value`Se i prodotti hanno perso valore per una manipolazione non necessaria per esaminarli, possiamo detrarre tale perdita.`}

      ${c.part.services`Se ha chiesto espressamente che un servizio iniziasse prima della fine del termine, dopo il recesso paga la parte fornita fino ad allora. Quando in questo modo è stato eseguito completamente e Lei ha riconosciuto di perdere così il diritto, questo non esiste più.`} ${c.part.digital`Per il contenuto digitale che non è fornito su un supporto materiale il diritto termina quando la fornitura inizia con il Suo consenso espresso e con il riconoscimento che così lo perde.`}

      ${c.part.exceptions`Il diritto non esiste per ${britishExemptions(c)}.`} ${c.part.leisure`Il diritto non esiste per alloggi, trasporto di beni, noleggio di veicoli, ristorazione e attività del tempo libero per una data determinata.`}`,
    nl: (c) => prose`
      ## Herroepingsrecht voor consumenten in het Verenigd Koninkrijk

      ${c.part.right`Consumenten in het Verenigd Koninkrijk kunnen een overeenkomst die op afstand is gesloten binnen 14 dagen zonder opgave van redenen herroepen.`} ${c.part.everywhere`Wij geven dit recht ook aan consumenten in alle andere landen.`} ${c.part.goods`Bij goederen eindigt de termijn 14 dagen na de dag waarop u, of iemand die u hebt aangewezen en die niet de vervoerder is, ze hebt ontvangen; bij meerdere goederen in één bestelling of bij deelleveringen telt de laatste, bij regelmatige leveringen de eerste.`} ${c.part.other`Bij andere overeenkomsten dan de koop van goederen eindigt de termijn 14 dagen na de dag waarop de overeenkomst is gesloten.`}

      ${c.part.how`Deel ons (${traderContact(c)}) de herroeping mee in een duidelijke verklaring, bijvoorbeeld per brief of e-mail. U kunt het formulier gebruiken, maar dat hoeft niet. Het is genoeg als u de verklaring vóór het einde van de termijn verzendt.`}

      ${c.part.refund`Wij betalen alle betalingen terug, met inbegrip van de kosten van de goedkoopste standaardlevering, zonder onnodige vertraging en uiterlijk 14 dagen na de dag waarop wij de goederen ontvangen of, als dat eerder is, waarop u aantoont dat u ze hebt teruggestuurd.`} ${c.part.collected`Wij betalen alle betalingen terug, met inbegrip van de kosten van de goedkoopste standaardlevering, zonder onnodige vertraging en uiterlijk 14 dagen na de dag waarop wij van uw herroeping horen. De goederen halen wij op.`} ${c.part.otherRefund`Bij andere overeenkomsten beginnen de 14 dagen wanneer wij van uw herroeping horen.`} ${c.part.refundOther`Wij betalen alle betalingen terug zonder onnodige vertraging en uiterlijk 14 dagen na de dag waarop wij van uw herroeping horen.`} ${c.part.means`Wij betalen terug met het betaalmiddel dat u hebt gebruikt, tenzij u uitdrukkelijk met iets anders hebt ingestemd, en zonder kosten voor u.`}

      ${c.part.back`Stuur goederen zonder onnodige vertraging en uiterlijk 14 dagen na uw herroeping aan ons terug. Wie de kosten van terugzending draagt, staat in het onderdeel over die kosten.`} ${c.part.value`Zijn de goederen minder waard geworden door gebruik dat niet nodig was om ze te beoordelen, dan mogen wij dat verlies aftrekken.`}

      ${c.part.services`Hebt u uitdrukkelijk gevraagd dat een dienst vóór het einde van de termijn begint, dan betaalt u na een herroeping voor het deel dat tot dan is verricht. Is de dienst zo volledig verricht en hebt u verklaard dat u het recht daarmee verliest, dan bestaat het niet meer.`} ${c.part.digital`Bij digitale inhoud die niet op een materiële drager wordt geleverd, eindigt het recht zodra de levering begint met uw uitdrukkelijke toestemming en uw verklaring dat u het recht daarmee verliest.`}

      ${c.part.exceptions`Het recht geldt niet voor ${britishExemptions(c)}.`} ${c.part.leisure`Het recht geldt niet voor accommodatie, goederenvervoer, verhuur van voertuigen, catering en vrijetijdsdiensten voor een bepaalde datum.`}`,
  },
});
