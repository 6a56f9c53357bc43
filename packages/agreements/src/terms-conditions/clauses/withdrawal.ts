import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { mayWithdraw, onlyBrokers } from '../conditions.ts';
import { withdrawalInstructions, traderContact } from '../words/withdrawal.ts';
import { clause } from './clause.ts';

/**
 * Arts 6(1)(h), 9 to 16 CRD with the prescribed instructions of the market (statutory/); points 1(c) and (d) of the model are
 * told before them. Exceptions of Art. 16; loss of the right for digital content needs consent, acknowledgement and
 * confirmation (Art. 16(m)). Art. 6a(1)(d): where others sell, the seller alone takes a withdrawal, and a model that names the
 * marketplace is wrong. UK in own words: regs 27 to 38 CCR 2013. Points de, es, it, nl of the instructions: official:
 * unverified.
 */
export const withdrawal = clause({
  id: 'tc.withdrawal',
  version: 3,
  price: paidUnless('eu_consumer', 'uk_consumer'),
  when: (a) => mayWithdraw(a) || (onlyBrokers(a) && has(a.laws, 'eu_consumer', 'uk_consumer')),
  parts: {
    broker: { meets: [], when: (a) => onlyBrokers(a) },
    ours: { meets: [], when: (a) => a.sell_mode === 'both' },
    union: { meets: [], when: (a) => mayWithdraw(a) && has(a.laws, 'eu_consumer') },
    forGoods: { meets: [], when: (a) => has(a.withdrawal, 'goods') },
    several: { meets: [], when: (a) => has(a.withdrawal, 'goods') },
    goods: { meets: [], when: (a) => has(a.withdrawal, 'goods') },
    forRegular: { meets: [], when: (a) => has(a.withdrawal, 'goods-subscription') },
    regular: { meets: [], when: (a) => has(a.withdrawal, 'goods-subscription') },
    forOther: { meets: [], when: (a) => has(a.withdrawal, 'digital', 'services', 'utilities') },
    other: { meets: [], when: (a) => has(a.withdrawal, 'digital', 'services', 'utilities') },
    british: { meets: ['uk-ccr-sch2'], when: (a) => mayWithdraw(a) && has(a.laws, 'uk_consumer') },
    britishGoods: { meets: [], when: (a) => has(a.withdrawal, 'goods', 'goods-subscription') },
    britishReturn: { meets: [], when: (a) => has(a.withdrawal, 'goods', 'goods-subscription') },
    waiver: { meets: [], when: (a) => a.withdrawal_waiver === 'yes' },
    exceptions: { meets: [], when: (a) => has(a.withdrawal, 'goods', 'goods-subscription') },
    served: { meets: [], when: (a) => has(a.withdrawal, 'services') },
    leisure: { meets: [], when: (a) => mayWithdraw(a) && has(a.sells, 'services', 'tickets') },
  },
  text: {
    de: (c) => prose`
      ## Widerrufsrecht der Verbraucher

      ${c.part.broker`Bei Käufen von anderen Verkäufern widerrufen Sie gegenüber dem Verkäufer, nicht gegenüber uns. Verkauft er als Unternehmer, haben Verbraucher ihm gegenüber das gesetzliche Widerrufsrecht; seine Belehrung und sein Formular stehen beim Angebot.`}

      ${c.part.ours`Das Folgende gilt für Verträge mit uns. Für Käufe von anderen Verkäufern stehen deren Belehrung und Formular beim Angebot.`}

      ${c.part.union`Verbraucher in der Europäischen Union und im übrigen Europäischen Wirtschaftsraum haben das folgende Recht.

      ${c.part.forGoods`**Bei Waren:**`}

      ${c.part.several`Haben Sie mehrere Waren zusammen bestellt und kommen sie getrennt an, oder kommt eine Ware in mehreren Teilen, beginnt die Frist der folgenden Belehrung erst mit der letzten Ware oder dem letzten Teil.`}

      ${c.part.goods`${withdrawalInstructions(c, 'goods')}`}

      ${c.part.forRegular`**Bei Waren, die wir regelmäßig liefern:**`}

      ${c.part.regular`${withdrawalInstructions(c, 'regular')}`}

      ${c.part.forOther`**Bei digitalen Inhalten und Dienstleistungen:**`}

      ${c.part.other`${withdrawalInstructions(c, 'other')}`}`}

      ${c.part.british`Verbraucher im Vereinigten Königreich können einen Fernabsatzvertrag innerhalb von 14 Tagen ohne Angabe von Gründen beenden, gerechnet ab dem Tag nach ${c.part.britishGoods`dem Erhalt der letzten Ware, sonst ab dem Tag nach`} dem Vertragsschluss. Es genügt eine klare Erklärung an uns (${traderContact(c)}). Wir erstatten alle Zahlungen innerhalb von 14 Tagen nach dieser Erklärung. ${c.part.britishReturn`Bei Waren gehört die Standardlieferung dazu, und die 14 Tage zählen ab der Rückkehr der Ware oder, wenn das früher ist, ab dem Nachweis ihrer Absendung; die unmittelbaren Kosten der Rücksendung tragen die Verbraucher.`}`}

      ${c.part.waiver`Digitale Inhalte, die nicht auf einem körperlichen Datenträger geliefert werden, stellen wir sofort bereit, wenn Sie dem vor dem Ende der Frist ausdrücklich zustimmen und bestätigen, dass Ihr Widerrufsrecht damit erlischt; wir bestätigen Ihnen dies auf einem dauerhaften Datenträger.`}

      ${c.part.exceptions`Das Recht besteht nicht bei Waren, die nach Ihren Vorgaben angefertigt werden oder eindeutig auf Sie zugeschnitten sind, bei Waren, die schnell verderben oder deren Verfallsdatum schnell überschritten wäre, sowie bei Zeitungen, Zeitschriften und Illustrierten außerhalb von Abonnements. Es erlischt bei Waren, die aus Gründen des Gesundheitsschutzes oder der Hygiene versiegelt waren und nach der Lieferung entsiegelt wurden, bei Waren, die nach der Lieferung untrennbar mit anderen vermischt wurden, und bei entsiegelten Ton-, Video- und Softwareträgern.`}

      ${c.part.served`Bei Dienstleistungen erlischt das Widerrufsrecht, wenn wir sie vollständig erbracht haben und Sie vor dem Beginn ausdrücklich zugestimmt haben, dass wir vor Ablauf der Frist beginnen, und bestätigt haben, dass Sie wissen, dass das Widerrufsrecht damit erlischt.`} ${c.part.leisure`Bei Freizeitdienstleistungen für einen bestimmten Termin oder Zeitraum besteht es nicht.`}`,
    en: (c) => prose`
      ## Consumers’ right of withdrawal

      ${c.part.broker`For purchases from other sellers you exercise the right of withdrawal against the seller, not against us. If the seller acts as a trader, consumers have that right by law; its instructions and its form are found beside the offer.`}

      ${c.part.ours`What follows concerns contracts with us. For purchases from other sellers, their instructions and form are found beside the offer.`}

      ${c.part.union`Consumers in the European Union and elsewhere in the European Economic Area have the following right.

      ${c.part.forGoods`**For goods:**`}

      ${c.part.several`If you ordered several goods together and they arrive separately, or if one good arrives in several pieces, the period in the following instructions begins only with the last good or the last piece.`}

      ${c.part.goods`${withdrawalInstructions(c, 'goods')}`}

      ${c.part.forRegular`**For goods that we deliver regularly:**`}

      ${c.part.regular`${withdrawalInstructions(c, 'regular')}`}

      ${c.part.forOther`**For digital content and services:**`}

      ${c.part.other`${withdrawalInstructions(c, 'other')}`}`}

      ${c.part.british`Consumers in the United Kingdom can cancel a distance contract without giving a reason within 14 days, counted from the day after ${c.part.britishGoods`the last of the goods is received, otherwise from the day after`} the contract is concluded. A clear statement to us (${traderContact(c)}) is enough. We refund all payments within 14 days of that statement. ${c.part.britishReturn`For goods this includes standard delivery, and the 14 days run from the return of the goods or, if earlier, from proof that they were sent back; consumers bear the direct cost of sending them back.`}`}

      ${c.part.waiver`We supply digital content that is not on a tangible medium at once if you expressly agree to this before the period ends and acknowledge that your right of withdrawal is then lost; we confirm this to you on a durable medium.`}

      ${c.part.exceptions`The right does not exist for goods made to your specifications or clearly personalised, for goods that spoil or expire quickly, or for newspapers, periodicals and magazines outside a subscription. It ends for goods that were sealed for reasons of health protection or hygiene and unsealed after delivery, for goods that were inseparably mixed with others after delivery, and for unsealed audio, video and software media.`}

      ${c.part.served`For services the right of withdrawal ends once we have provided them in full, if you expressly agreed beforehand that we begin before the period is over and acknowledged that the right is then lost.`} ${c.part.leisure`It does not exist for leisure services for a specific date or period.`}`,
    es: (c) => prose`
      ## Derecho de desistimiento de los consumidores

      ${c.part.broker`En las compras a otros vendedores usted desiste frente al vendedor, no frente a nosotros. Si el vendedor actúa como empresario, los consumidores tienen frente a él el derecho legal de desistimiento; su información y su formulario figuran junto a la oferta.`}

      ${c.part.ours`Lo siguiente se refiere a los contratos con nosotros. En las compras a otros vendedores, su información y su formulario figuran junto a la oferta.`}

      ${c.part.union`Los consumidores de la Unión Europea y del resto del Espacio Económico Europeo tienen el siguiente derecho.

      ${c.part.forGoods`**En caso de bienes:**`}

      ${c.part.several`Si ha pedido varios bienes juntos y llegan por separado, o si un bien llega en varias piezas, el plazo de la información siguiente no comienza hasta el último bien o la última pieza.`}

      ${c.part.goods`${withdrawalInstructions(c, 'goods')}`}

      ${c.part.forRegular`**En caso de entrega periódica de bienes:**`}

      ${c.part.regular`${withdrawalInstructions(c, 'regular')}`}

      ${c.part.forOther`**En caso de contenido digital y servicios:**`}

      ${c.part.other`${withdrawalInstructions(c, 'other')}`}`}

      ${c.part.british`Los consumidores del Reino Unido pueden desistir de un contrato a distancia sin indicar el motivo en 14 días, contados desde el día siguiente a ${c.part.britishGoods`la recepción del último bien o, en lo demás, desde el día siguiente a`} la celebración del contrato. Basta una declaración clara dirigida a nosotros (${traderContact(c)}). Devolvemos todos los pagos en los 14 días siguientes a esa declaración. ${c.part.britishReturn`En los bienes se incluyen los gastos de la entrega ordinaria, y los 14 días se cuentan desde su devolución o, si es anterior, desde la prueba de su envío; los consumidores asumen los costes directos de devolución.`}`}

      ${c.part.waiver`El contenido digital que no se preste en soporte material lo suministramos enseguida si usted lo consiente expresamente antes de que acabe el plazo y reconoce que pierde así su derecho de desistimiento; se lo confirmamos en un soporte duradero.`}

      ${c.part.exceptions`El derecho no existe en los bienes hechos según sus especificaciones o claramente personalizados, en los que se deterioran o caducan con rapidez ni en la prensa diaria, publicaciones periódicas o revistas fuera de una suscripción. Se extingue en los bienes precintados por razones de protección de la salud o de higiene que se hayan desprecintado tras la entrega, en los que se hayan mezclado de forma indisociable con otros y en los soportes de sonido, vídeo y programas informáticos desprecintados.`}

      ${c.part.served`En los servicios, el derecho de desistimiento se extingue cuando los hemos prestado por completo, si usted consintió antes expresamente en que empezáramos antes de acabar el plazo y reconoció que perdería el derecho.`} ${c.part.leisure`No existe en los servicios de ocio con fecha o periodo determinados.`}`,
    fr: (c) => prose`
      ## Droit de rétractation des consommateurs

      ${c.part.broker`Pour les achats auprès d’autres vendeurs, vous vous rétractez à l’égard du vendeur et non de nous. Si le vendeur agit en professionnel, les consommateurs disposent à son égard du droit légal de rétractation ; ses informations et son formulaire figurent avec l’offre.`}

      ${c.part.ours`Ce qui suit concerne les contrats conclus avec nous. Pour les achats auprès d’autres vendeurs, leurs informations et leur formulaire figurent avec l’offre.`}

      ${c.part.union`Les consommateurs dans l’Union européenne et le reste de l’Espace économique européen disposent du droit suivant.

      ${c.part.forGoods`**Pour les biens :**`}

      ${c.part.several`Si vous avez commandé plusieurs biens ensemble et qu’ils arrivent séparément, ou si un bien arrive en plusieurs pièces, le délai indiqué ci-après ne commence qu’avec le dernier bien ou la dernière pièce.`}

      ${c.part.goods`${withdrawalInstructions(c, 'goods')}`}

      ${c.part.forRegular`**Pour les biens livrés régulièrement :**`}

      ${c.part.regular`${withdrawalInstructions(c, 'regular')}`}

      ${c.part.forOther`**Pour les contenus numériques et les services :**`}

      ${c.part.other`${withdrawalInstructions(c, 'other')}`}`}

      ${c.part.british`Les consommateurs au Royaume-Uni peuvent mettre fin sans motif à un contrat à distance dans les 14 jours, comptés à partir du lendemain de ${c.part.britishGoods`la réception du dernier bien ou, dans les autres cas, du lendemain de`} la conclusion du contrat. Une déclaration claire à notre adresse (${traderContact(c)}) suffit. Nous remboursons tous les paiements dans les 14 jours suivant cette déclaration. ${c.part.britishReturn`Pour les biens, la livraison standard est comprise et les 14 jours courent à partir de leur retour ou, si elle est antérieure, de la preuve de leur renvoi ; les consommateurs supportent les coûts directs de renvoi.`}`}

      ${c.part.waiver`Nous fournissons aussitôt le contenu numérique sans support matériel si vous y consentez expressément avant la fin du délai et reconnaissez perdre ainsi votre droit de rétractation ; nous vous le confirmons sur un support durable.`}

      ${c.part.exceptions`Ce droit n’existe pas pour les biens confectionnés selon vos spécifications ou nettement personnalisés, les biens susceptibles de se détériorer ou de se périmer rapidement, ni pour les journaux, périodiques et magazines hors abonnement. Il s’éteint pour les biens scellés pour des raisons de protection de la santé ou d’hygiène et descellés après la livraison, pour les biens mélangés de manière indissociable avec d’autres après la livraison et pour les supports audio, vidéo et logiciels descellés.`}

      ${c.part.served`Pour les services, le droit de rétractation s’éteint lorsque nous les avons entièrement exécutés, si vous avez consenti expressément et au préalable à ce que nous commencions avant la fin du délai et reconnu que vous perdriez ce droit.`} ${c.part.leisure`Il n’existe pas pour les prestations de loisirs à une date ou une période déterminée.`}`,
    it: (c) => prose`
      ## Diritto di recesso dei consumatori

      ${c.part.broker`Per gli acquisti da altri venditori il recesso si esercita nei confronti del venditore e non nei nostri. Se il venditore agisce come professionista, i consumatori hanno nei suoi confronti il diritto di recesso previsto dalla legge; le sue istruzioni e il suo modulo si trovano accanto all’offerta.`}

      ${c.part.ours`Quanto segue riguarda i contratti con noi. Per gli acquisti da altri venditori le loro istruzioni e il loro modulo si trovano accanto all’offerta.`}

      ${c.part.union`I consumatori nell’Unione europea e nel resto dello Spazio economico europeo hanno il seguente diritto.

      ${c.part.forGoods`**Per i beni:**`}

      ${c.part.several`Se ha ordinato più beni insieme e arrivano separatamente, o se un bene arriva in più pezzi, il periodo indicato nelle istruzioni seguenti comincia solo con l’ultimo bene o l’ultimo pezzo.`}

      ${c.part.goods`${withdrawalInstructions(c, 'goods')}`}

      ${c.part.forRegular`**Per i beni consegnati periodicamente:**`}

      ${c.part.regular`${withdrawalInstructions(c, 'regular')}`}

      ${c.part.forOther`**Per contenuti digitali e servizi:**`}

      ${c.part.other`${withdrawalInstructions(c, 'other')}`}`}

      ${c.part.british`I consumatori nel Regno Unito possono recedere da un contratto a distanza senza indicarne il motivo entro 14 giorni, calcolati dal giorno dopo ${c.part.britishGoods`il ricevimento dell’ultimo bene, altrimenti dal giorno dopo`} la conclusione del contratto. Basta una dichiarazione chiara a noi (${traderContact(c)}). Rimborsiamo tutti i pagamenti entro 14 giorni da tale dichiarazione. ${c.part.britishReturn`Per i beni è compresa la consegna ordinaria, e i 14 giorni decorrono dalla restituzione o, se anteriore, dalla prova della spedizione; il costo diretto della restituzione è a carico dei consumatori.`}`}

      ${c.part.waiver`I contenuti digitali senza supporto materiale sono forniti subito se Lei vi acconsente espressamente prima della fine del periodo e riconosce di perdere così il diritto di recesso; Glielo confermiamo su un supporto durevole.`}

      ${c.part.exceptions`Il diritto non esiste per i beni confezionati su misura o chiaramente personalizzati, per i beni che si deteriorano o scadono rapidamente e per giornali, periodici e riviste al di fuori di un abbonamento. Si estingue per i beni sigillati per motivi di protezione della salute o igienici e aperti dopo la consegna, per i beni mescolati in modo inscindibile con altri dopo la consegna e per i supporti audio, video e software aperti.`}

      ${c.part.served`Per i servizi il diritto di recesso si estingue quando li abbiamo eseguiti per intero, se Lei aveva prima acconsentito espressamente all’inizio durante il periodo di recesso e riconosciuto che avrebbe perso il diritto.`} ${c.part.leisure`Non esiste per i servizi per il tempo libero a data o periodo determinati.`}`,
    nl: (c) => prose`
      ## Herroepingsrecht van consumenten

      ${c.part.broker`Bij aankopen van andere verkopers herroept u tegenover de verkoper, niet tegenover ons. Handelt de verkoper als handelaar, dan hebben consumenten tegenover hem het wettelijke herroepingsrecht; zijn informatie en zijn formulier staan bij het aanbod.`}

      ${c.part.ours`Het volgende geldt voor overeenkomsten met ons. Voor aankopen van andere verkopers staan hun informatie en formulier bij het aanbod.`}

      ${c.part.union`Consumenten in de Europese Unie en de rest van de Europese Economische Ruimte hebben het volgende recht.

      ${c.part.forGoods`**Bij goederen:**`}

      ${c.part.several`Hebt u meerdere goederen samen besteld en komen ze apart aan, of komt een goed in meerdere delen, dan begint de termijn van de volgende informatie pas met het laatste goed of het laatste deel.`}

      ${c.part.goods`${withdrawalInstructions(c, 'goods')}`}

      ${c.part.forRegular`**Bij goederen die wij regelmatig leveren:**`}

      ${c.part.regular`${withdrawalInstructions(c, 'regular')}`}

      ${c.part.forOther`**Bij digitale inhoud en diensten:**`}

      ${c.part.other`${withdrawalInstructions(c, 'other')}`}`}

      ${c.part.british`Consumenten in het Verenigd Koninkrijk kunnen een overeenkomst op afstand zonder opgave van redenen ongedaan maken binnen 14 dagen, gerekend vanaf de dag na ${c.part.britishGoods`ontvangst van het laatste goed, anders vanaf de dag na`} het sluiten van de overeenkomst. Een duidelijke verklaring aan ons (${traderContact(c)}) is genoeg. Wij betalen alle betalingen terug binnen 14 dagen na die verklaring. ${c.part.britishReturn`Bij goederen hoort de standaardlevering daarbij en lopen de 14 dagen vanaf de terugkomst van de goederen of, als dat eerder is, vanaf het bewijs van verzending; de directe kosten van het terugzenden komen voor rekening van de consument.`}`}

      ${c.part.waiver`Digitale inhoud die niet op een materiële drager staat, leveren wij meteen als u daarmee vóór het einde van de termijn uitdrukkelijk instemt en erkent dat uw herroepingsrecht daardoor vervalt; wij bevestigen u dit op een duurzame gegevensdrager.`}

      ${c.part.exceptions`Het recht bestaat niet voor goederen die volgens uw specificaties zijn gemaakt of duidelijk voor u persoonlijk zijn bestemd, voor goederen die snel bederven of verouderen en voor kranten en tijdschriften buiten een abonnement. Het vervalt voor goederen die om redenen van gezondheid of hygiëne waren verzegeld en na de levering zijn geopend, voor goederen die na de levering onherroepelijk met andere zijn vermengd en voor geopende geluids-, video- en softwaredragers.`}

      ${c.part.served`Bij diensten vervalt het herroepingsrecht zodra wij ze volledig hebben verricht, als u er vooraf uitdrukkelijk mee hebt ingestemd dat wij vóór het einde van de termijn beginnen en hebt erkend dat u het recht dan verliest.`} ${c.part.leisure`Voor vrijetijdsdiensten op een bepaalde datum of in een bepaalde periode bestaat het niet.`}`,
  },
});
