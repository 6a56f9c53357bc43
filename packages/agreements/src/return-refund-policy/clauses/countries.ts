import { has, prose } from '../../document/authoring.ts';
import { sellsGoods } from '../sells.ts';
import { clause } from './clause.ts';

/**
 * 16 CFR § 435.2, Cal. Civ. Code § 1723, N.Y. Gen. Bus. Law § 218-a; CPA 2002 (Ontario) and P-40.1 s. 54.8 ff. (Quebec);
 * ACL ss. 51 to 64 and 259 to 263; CGA 1993; CDC Arts. 18, 26, 49; ECT Act s. 44, CPA ss. 55, 56; E-Commerce Rules 2020;
 * Act on Specified Commercial Transactions Art. 15-3. Home laws cost nothing, further ones are paid by their own line.
 */
export const countries = clause({
  id: 'rr.countries',
  version: 3,
  when: (a) =>
    has(
      a.laws,
      'us_refunds',
      'ca_consumer',
      'nz_consumer',
      'br_consumer',
      'za_consumer',
      'in_consumer',
      'jp_consumer',
    ) ||
    (has(a.laws, 'au_consumer') && a.warranty !== 'commercial'),
  parts: {
    us: {
      meets: ['us-ca-1723', 'us-ny-218-a', 'us-refund-other'],
      when: (a) => has(a.laws, 'us_refunds'),
    },
    ca: { meets: ['ca-on-refund'], when: (a) => has(a.laws, 'ca_consumer') },
    // Our own guarantee prints the prescribed statement on the same rights.
    au: { meets: [], when: (a) => has(a.laws, 'au_consumer') && a.warranty !== 'commercial' },
    nz: { meets: [], when: (a) => has(a.laws, 'nz_consumer') },
    br: { meets: ['br-cdc-49'], when: (a) => has(a.laws, 'br_consumer') },
    za: { meets: ['za-ecta-44'], when: (a) => has(a.laws, 'za_consumer') },
    zaGoods: { meets: ['za-ecta-44'], when: (a) => sellsGoods(a) },
    brGoods: { meets: ['br-cdc-49'], when: (a) => sellsGoods(a) },
    in: { meets: ['in-ecom-refund'], when: (a) => has(a.laws, 'in_consumer') },
    jp: { meets: ['jp-scta'], when: (a) => has(a.laws, 'jp_consumer') && sellsGoods(a) },
  },
  text: {
    de: (c) => prose`
      ## Weitere Rechte in einzelnen Ländern

      ${c.part.us`**Vereinigte Staaten:** Dieses Dokument gilt für alle Waren, die wir anbieten, soweit ein Abschnitt nichts anderes sagt; auf Wunsch senden wir Ihnen eine schriftliche Fassung. Können wir nicht innerhalb der angegebenen Zeit versenden, oder innerhalb von 30 Tagen, wenn keine angegeben ist, sagen wir Ihnen Bescheid; Sie können der Verspätung zustimmen oder die Bestellung stornieren und erhalten dann alles zurück.`}

      ${c.part.ca`**Kanada:** Verbraucher in Ontario und Québec können den Vertrag auflösen, wenn vor dem Vertragsschluss vorgeschriebene Angaben fehlten: innerhalb von sieben Tagen, nachdem sie eine Kopie des Vertrags erhalten haben, und innerhalb von 30 Tagen nach dem Vertragsschluss, wenn sie nicht binnen 15 Tagen eine erhalten. Sie können ihn auch auflösen, wenn wir mehr als 30 Tage zu spät liefern. Wir erstatten dann innerhalb von 15 Tagen alle Zahlungen; tun wir das nicht, können Sie vom Kartenaussteller die Rückbuchung verlangen. Die gesetzlichen Gewährleistungen Ihrer Provinz gelten daneben.`}

      ${c.part.au`**Australien:** Für alles, was Sie bei uns kaufen, gelten Rechte, die sich nach australischem Verbraucherrecht nicht ausschließen lassen. Bei einem wesentlichen Mangel wählen Sie zwischen Erstattung und Ersatz und können Entschädigung für andere vorhersehbare Schäden verlangen; bei anderen Mängeln schaffen wir in angemessener Zeit Abhilfe. Was wir für den Fall anbieten, dass Sie es sich anders überlegen, ist davon getrennt.`}

      ${c.part.nz`**Neuseeland:** Bei Mängeln haben Verbraucher die Rechte des Consumer Guarantees Act 1993 auf Reparatur, Ersatz oder Erstattung. Nichts in diesem Dokument nimmt sie Ihnen.`}

      ${c.part.br`**Brasilien:** Verbraucher können innerhalb von sieben Tagen ab Vertragsschluss oder Erhalt ohne Angabe von Gründen vom Vertrag zurücktreten. Teilen Sie es uns über einen der Wege im Abschnitt über den Kontakt mit; wir bestätigen den Eingang sofort und erstatten unverzüglich alles, was Sie gezahlt haben${c.part.brGoods`, auch die Lieferung`}. Mängel können Sie 90 Tage lang rügen, bei dem, was sich schnell verbraucht, 30 Tage lang.`}

      ${c.part.za`**Südafrika:** Verbraucher können einen online geschlossenen Vertrag innerhalb von sieben Tagen nach dem Erhalt von Waren, sonst nach dem Abschluss des Vertrags, ohne Angabe von Gründen widerrufen. Den Preis erstatten wir innerhalb von 30 Tagen. ${c.part.zaGoods`Berechnen dürfen wir nur die unmittelbaren Kosten der Rücksendung. Mangelhafte Ware können Sie innerhalb von sechs Monaten nach der Lieferung zurückgeben und Reparatur, Ersatz oder Erstattung wählen.`}`}

      ${c.part.in`**Indien:** Wir verweigern Rücknahme oder Erstattung nicht, wenn das Gekaufte mangelhaft ist, nicht der Beschreibung entspricht oder später als zugesagt geliefert wird. Beschwerden nehmen wir über die Wege im Abschnitt über den Kontakt an, bestätigen sie innerhalb von 48 Stunden und erledigen sie innerhalb eines Monats.`}

      ${c.part.jp`**Japan:** Für Käufe von Verbrauchern in Japan gelten die Regeln dieses Dokuments über die Rückgabe von Waren anstelle des achttägigen Rückgaberechts nach Art. 15-3 des Gesetzes über bestimmte Handelsgeschäfte.`}`,
    en: (c) => prose`
      ## Further rights in particular countries

      ${c.part.us`**United States:** This document applies to all goods that we offer, unless a section says otherwise; on request we send you a written copy. If we cannot ship within the time stated, or within 30 days if none is stated, we tell you; you can agree to the delay or cancel the order and then get everything back.`}

      ${c.part.ca`**Canada:** Consumers in Ontario and Quebec can cancel the contract if prescribed information was missing before it was concluded: within seven days of receiving a copy of the contract, and within 30 days of its conclusion if they receive none within 15 days. They can also cancel it if we deliver more than 30 days late. We then refund all payments within 15 days; if we do not, you can ask the issuer of your card to reverse the charge. The statutory warranties of your province apply as well.`}

      ${c.part.au`**Australia:** Everything that you buy from us carries rights that cannot be excluded under the Australian Consumer Law. For a major failure you choose between a refund and a replacement and can claim compensation for other foreseeable loss; other failures we put right within a reasonable time. What we offer for a change of mind is separate from this.`}

      ${c.part.nz`**New Zealand:** If what they bought is faulty, consumers have the rights of the Consumer Guarantees Act 1993 to repair, replacement or refund. Nothing in this document takes them away.`}

      ${c.part.br`**Brazil:** Consumers can withdraw from the contract without reasons within seven days of its conclusion or of receipt. Tell us in one of the ways in the section on contact; we confirm receipt at once and refund without delay all that you paid${c.part.brGoods`, including delivery`}. Defects can be claimed for 90 days, and for 30 days where what you bought is not durable.`}

      ${c.part.za`**South Africa:** Consumers can cancel a contract concluded online without reasons within seven days of receiving goods, otherwise of concluding the contract. We refund the price within 30 days. ${c.part.zaGoods`We may charge only the direct cost of returning goods. Faulty goods can be returned within six months of delivery, and you choose repair, replacement or refund.`}`}

      ${c.part.in`**India:** We do not refuse to take back or refund what is defective, is not as described or is delivered later than promised. We accept complaints in the ways named in the section on contact, acknowledge them within 48 hours and settle them within one month.`}

      ${c.part.jp`**Japan:** For purchases by consumers in Japan the rules of this document on returning goods apply instead of the eight-day right of return under Article 15-3 of the Act on Specified Commercial Transactions.`}`,
    es: (c) => prose`
      ## Otros derechos en determinados países

      ${c.part.us`**Estados Unidos:** Este documento se aplica a todos los productos que ofrecemos, salvo que un apartado diga otra cosa; si lo pide, le enviamos una copia escrita. Si no podemos enviar en el plazo indicado, o en 30 días si no se indica ninguno, se lo comunicamos; puede aceptar el retraso o cancelar el pedido y recuperar todo lo pagado.`}

      ${c.part.ca`**Canadá:** Los consumidores de Ontario y Quebec pueden resolver el contrato si antes de celebrarlo faltaba información obligatoria: en los siete días siguientes a la recepción de una copia del contrato, y en los 30 días siguientes a su celebración si no la reciben en 15 días. También pueden resolverlo si entregamos con más de 30 días de retraso. En tal caso reembolsamos todos los pagos en un plazo de 15 días; si no lo hacemos, puede pedir al emisor de su tarjeta que anule el cargo. Además se aplican las garantías legales de su provincia.`}

      ${c.part.au`**Australia:** Para todo lo que nos compra rigen derechos que el Derecho de consumo australiano no permite excluir. Si el defecto es grave, usted elige entre el reembolso y la sustitución y puede pedir una indemnización por otros daños previsibles; los demás defectos los subsanamos en un plazo razonable. Lo que ofrecemos para un cambio de opinión es independiente de ello.`}

      ${c.part.nz`**Nueva Zelanda:** En caso de defecto, los consumidores tienen los derechos de la Consumer Guarantees Act 1993 a reparación, sustitución o reembolso. Nada de este documento los elimina.`}

      ${c.part.br`**Brasil:** Los consumidores pueden desistir del contrato sin indicar motivos en los siete días siguientes a su celebración o a la recepción. Comuníquelo por una de las vías del apartado sobre el contacto; confirmamos la recepción de inmediato y reembolsamos sin demora todo lo pagado${c.part.brGoods`, incluida la entrega`}. Los defectos pueden reclamarse durante 90 días, y durante 30 días si lo comprado no es duradero.`}

      ${c.part.za`**Sudáfrica:** Los consumidores pueden desistir sin indicar motivos de un contrato celebrado en línea en los siete días siguientes a la recepción de los productos o, en los demás casos, a la celebración del contrato. Reembolsamos el precio en un plazo de 30 días. ${c.part.zaGoods`Solo podemos cobrar el coste directo de la devolución. Los productos defectuosos pueden devolverse en los seis meses siguientes a la entrega, y usted elige entre reparación, sustitución o reembolso.`}`}

      ${c.part.in`**India:** No nos negamos a aceptar la devolución ni a reembolsar lo que sea defectuoso, no corresponda a su descripción o se entregue más tarde de lo prometido. Atendemos las reclamaciones por las vías del apartado sobre el contacto, acusamos recibo en 48 horas y las resolvemos en un mes.`}

      ${c.part.jp`**Japón:** A las compras de consumidores en Japón se aplican las reglas de este documento sobre la devolución de productos, en lugar del derecho de devolución de ocho días del artículo 15-3 de la Ley de transacciones comerciales específicas.`}`,
    fr: (c) => prose`
      ## Autres droits dans certains pays

      ${c.part.us`**États-Unis :** Ce document s’applique à tous les articles que nous proposons, sauf indication contraire d’une section ; sur demande, nous vous en envoyons une copie écrite. Si nous ne pouvons pas expédier dans le délai indiqué, ou dans les 30 jours si aucun délai n’est indiqué, nous vous en informons ; vous pouvez accepter le retard ou annuler la commande et récupérer tout ce que vous avez payé.`}

      ${c.part.ca`**Canada :** Les consommateurs de l’Ontario et du Québec peuvent résoudre le contrat si des informations obligatoires manquaient avant sa conclusion : dans les sept jours suivant la réception de la copie du contrat, et dans les 30 jours suivant sa conclusion s’ils n’en reçoivent pas dans les 15 jours. Ils peuvent aussi le résoudre si nous livrons avec plus de 30 jours de retard. Nous remboursons alors tous les paiements dans un délai de 15 jours ; à défaut, vous pouvez demander à l’émetteur de votre carte la rétrofacturation. Les garanties légales de votre province s’appliquent en outre.`}

      ${c.part.au`**Australie :** Tout ce que vous nous achetez est assorti de droits que le droit australien de la consommation ne permet pas d’exclure. En cas de défaut majeur, vous choisissez entre le remboursement et le remplacement et pouvez demander réparation d’autres dommages prévisibles ; nous remédions aux autres défauts dans un délai raisonnable. Ce que nous proposons en cas de changement d’avis en est distinct.`}

      ${c.part.nz`**Nouvelle-Zélande :** En cas de défaut, les consommateurs disposent des droits du Consumer Guarantees Act 1993 à la réparation, au remplacement ou au remboursement. Rien dans ce document ne les supprime.`}

      ${c.part.br`**Brésil :** Les consommateurs peuvent se rétracter du contrat sans motif dans les sept jours suivant sa conclusion ou la réception. Informez-nous par l’un des moyens de la section sur le contact ; nous confirmons la réception immédiatement et remboursons sans délai tout ce que vous avez payé${c.part.brGoods`, y compris la livraison`}. Les défauts peuvent être invoqués pendant 90 jours, et pendant 30 jours si ce que vous avez acheté n’est pas durable.`}

      ${c.part.za`**Afrique du Sud :** Les consommateurs peuvent se rétracter sans motif d’un contrat conclu en ligne dans les sept jours suivant la réception des articles ou, dans les autres cas, la conclusion du contrat. Nous remboursons le prix dans un délai de 30 jours. ${c.part.zaGoods`Nous ne pouvons facturer que les frais directs de retour. Les articles défectueux peuvent être retournés dans les six mois suivant la livraison, et vous choisissez entre réparation, remplacement et remboursement.`}`}

      ${c.part.in`**Inde :** Nous ne refusons ni de reprendre ni de rembourser ce qui est défectueux, n’est pas conforme à sa description ou est livré plus tard que promis. Nous recevons les réclamations par les moyens de la section sur le contact, en accusons réception dans les 48 heures et les réglons en un mois.`}

      ${c.part.jp`**Japon :** Aux achats de consommateurs au Japon s’appliquent les règles de ce document sur le retour des articles, et non le droit de retour de huit jours de l’article 15-3 de la loi sur certaines transactions commerciales.`}`,
    it: (c) => prose`
      ## Altri diritti in alcuni paesi

      ${c.part.us`**Stati Uniti:** Questo documento si applica a tutti i prodotti che offriamo, salvo che una sezione disponga diversamente; su richiesta inviamo una copia scritta. Se non possiamo spedire entro il termine indicato, o entro 30 giorni se non ne è indicato alcuno, La informiamo; può accettare il ritardo o annullare l’ordine e riottenere tutto.`}

      ${c.part.ca`**Canada:** I consumatori in Ontario e Québec possono risolvere il contratto se prima della conclusione mancavano informazioni prescritte: entro sette giorni dal ricevimento di una copia del contratto, ed entro 30 giorni dalla conclusione se non ne ricevono una entro 15 giorni. Possono risolverlo anche se consegniamo con oltre 30 giorni di ritardo. In tal caso rimborsiamo tutti i pagamenti entro 15 giorni; se non lo facciamo, può chiedere lo storno all’emittente della Sua carta. Si applicano inoltre le garanzie legali della Sua provincia.`}

      ${c.part.au`**Australia:** Per tutto ciò che acquista da noi valgono diritti che la legge australiana sui consumatori non consente di escludere. In caso di difetto grave sceglie tra rimborso e sostituzione e può chiedere un risarcimento per altri danni prevedibili; gli altri difetti li eliminiamo entro un termine ragionevole. Ciò che offriamo in caso di ripensamento ne è distinto.`}

      ${c.part.nz`**Nuova Zelanda:** In caso di difetti i consumatori hanno i diritti del Consumer Guarantees Act 1993 alla riparazione, alla sostituzione o al rimborso. Nulla in questo documento li esclude.`}

      ${c.part.br`**Brasile:** I consumatori possono recedere dal contratto senza indicarne le ragioni entro sette giorni dalla conclusione o dal ricevimento. Ce lo comunichi con uno dei modi indicati nella sezione sui contatti; confermiamo subito la ricezione e rimborsiamo senza indugio tutto ciò che ha pagato${c.part.brGoods`, compresa la consegna`}. I difetti possono essere fatti valere per 90 giorni, e per 30 giorni se ciò che ha acquistato non è durevole.`}

      ${c.part.za`**Sudafrica:** I consumatori possono recedere senza indicarne le ragioni da un contratto concluso online entro sette giorni dal ricevimento dei prodotti o, negli altri casi, dalla conclusione del contratto. Rimborsiamo il prezzo entro 30 giorni. ${c.part.zaGoods`Possiamo addebitare solo i costi diretti di restituzione. I prodotti difettosi possono essere restituiti entro sei mesi dalla consegna, e Lei sceglie tra riparazione, sostituzione e rimborso.`}`}

      ${c.part.in`**India:** Non rifiutiamo la restituzione o il rimborso di ciò che è difettoso, non conforme alla descrizione o consegnato più tardi di quanto promesso. Riceviamo i reclami nei modi indicati nella sezione sui contatti, ne confermiamo la ricezione entro 48 ore e li risolviamo entro un mese.`}

      ${c.part.jp`**Giappone:** Agli acquisti di consumatori in Giappone si applicano le regole di questo documento sul reso dei prodotti, al posto del diritto di restituzione di otto giorni dell’articolo 15-3 della legge su determinate operazioni commerciali.`}`,
    nl: (c) => prose`
      ## Verdere rechten in afzonderlijke landen

      ${c.part.us`**Verenigde Staten:** Dit document geldt voor alle goederen die wij aanbieden, tenzij een onderdeel iets anders zegt; op verzoek sturen wij u een schriftelijk exemplaar. Kunnen wij niet binnen de opgegeven tijd verzenden, of binnen 30 dagen als er geen is opgegeven, dan laten wij u dat weten; u kunt met de vertraging instemmen of de bestelling annuleren en krijgt dan alles terug.`}

      ${c.part.ca`**Canada:** Consumenten in Ontario en Quebec kunnen de overeenkomst ontbinden als vóór de sluiting voorgeschreven informatie ontbrak: binnen zeven dagen nadat zij een kopie van de overeenkomst hebben ontvangen, en binnen 30 dagen na de sluiting als zij die niet binnen 15 dagen ontvangen. Zij kunnen haar ook ontbinden als wij meer dan 30 dagen te laat leveren. Wij betalen dan binnen 15 dagen alles terug; doen wij dat niet, dan kunt u de uitgever van uw kaart om terugboeking vragen. De wettelijke garanties van uw provincie gelden daarnaast.`}

      ${c.part.au`**Australië:** Voor alles wat u bij ons koopt, gelden rechten die volgens het Australische consumentenrecht niet kunnen worden uitgesloten. Bij een ernstig gebrek kiest u tussen terugbetaling en vervanging en kunt u vergoeding van andere voorzienbare schade vragen; andere gebreken verhelpen wij binnen een redelijke termijn. Wat wij aanbieden als u zich bedenkt, is daarvan onafhankelijk.`}

      ${c.part.nz`**Nieuw-Zeeland:** Bij gebreken hebben consumenten de rechten van de Consumer Guarantees Act 1993 op herstel, vervanging of terugbetaling. Niets in dit document neemt u die af.`}

      ${c.part.br`**Brazilië:** Consumenten kunnen binnen zeven dagen na de sluiting van de overeenkomst of na ontvangst zonder opgave van redenen van de overeenkomst afzien. Laat het ons weten op een van de manieren in het onderdeel over contact; wij bevestigen de ontvangst meteen en betalen onverwijld alles terug wat u hebt betaald${c.part.brGoods`, ook de levering`}. Gebreken kunt u 90 dagen melden, en 30 dagen bij wat niet duurzaam is.`}

      ${c.part.za`**Zuid-Afrika:** Consumenten kunnen een online gesloten overeenkomst zonder opgave van redenen annuleren binnen zeven dagen na ontvangst van goederen, anders na de sluiting van de overeenkomst. De prijs betalen wij binnen 30 dagen terug. ${c.part.zaGoods`Wij mogen alleen de directe kosten van terugzending in rekening brengen. Gebrekkige goederen kunt u binnen zes maanden na levering terugsturen; u kiest dan herstel, vervanging of terugbetaling.`}`}

      ${c.part.in`**India:** Wij weigeren geen terugname of terugbetaling als het gekochte gebrekkig is, niet aan de beschrijving voldoet of later dan beloofd wordt geleverd. Klachten nemen wij in ontvangst op de manieren in het onderdeel over contact, bevestigen wij binnen 48 uur en handelen wij binnen een maand af.`}

      ${c.part.jp`**Japan:** Voor aankopen door consumenten in Japan gelden de regels van dit document over het terugsturen van goederen in plaats van het retourrecht van acht dagen van artikel 15-3 van de wet op bepaalde handelstransacties.`}`,
  },
});
