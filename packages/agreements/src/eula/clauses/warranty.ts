import { has, prose } from '../../document/authoring.ts';
import { consumersToo, isPaid, isRemunerated } from '../conditions.ts';
import { clause } from './clause.ts';

// UCC § 2-316 and 15 U.S.C. § 2308 (named, in bold, not against a written warranty); Directive (EU) 2019/770, Articles 7-9, 14, 22; CRA 2015 s. 47; ACL s. 64; Apple's instructions, point 4.
export const warranty = clause({
  id: 'eu.warranty',
  version: 3,
  parts: {
    asIs: { meets: ['practice-eu-warranty'], when: (a) => a.warranty === 'as-is' },
    limited: { meets: ['practice-eu-warranty'], when: (a) => a.warranty === 'limited' },
    besides: { meets: [], when: (a) => a.warranty === 'limited' && !consumersToo(a) },
    conformity: { meets: ['practice-eu-warranty'], when: (a) => a.warranty === 'conformity' },
    // What consumers of the Union may then ask for stands in the section on their rights; what is given away owes no more.
    remedy: {
      meets: [],
      when: (a) =>
        a.warranty === 'conformity' && isRemunerated(a) && !(consumersToo(a) && has(a.laws, 'eu_software')),
    },
    priced: { meets: [], when: (a) => isPaid(a) },
    consumers: {
      meets: ['dcd-eula', 'uk-cra-digital', 'au-acl-software'],
      when: (a) => consumersToo(a),
    },
    unitedStates: {
      meets: ['ucc-2-316'],
      when: (a) => has(a.laws, 'us_warranty') && a.warranty !== 'limited',
    },
    lasting: {
      meets: ['ucc-2-316'],
      when: (a) => has(a.laws, 'us_warranty') && a.warranty === 'limited',
    },
    apple: { meets: ['apple-eula-4'], when: (a) => a.apple_rider === 'yes' },
  },
  text: {
    de: (c) => prose`
      ## Gewährleistung

      ${c.part.asIs`Soweit das anwendbare Recht es erlaubt, stellen wir die Software so bereit, wie sie ist, ohne zuzusichern, dass sie fehlerfrei ist oder Ihren Anforderungen entspricht.`} ${c.part.limited`Wir sichern zu, dass die Software ab dem Erwerb ${c.span(c.say.warranty_days, 'days', 'akk')} lang im Wesentlichen ihrer Beschreibung entspricht. Andernfalls bessern wir nach oder erstatten den Preis. ${c.part.besides`Ihre gesetzlichen Rechte bestehen daneben.`}`} ${c.part.conformity`Die Software entspricht der Beschreibung und dem, was Sie bei Software dieser Art vernünftigerweise erwarten dürfen. ${c.part.remedy`Ist das nicht so, stellen wir den vertragsgemäßen Zustand kostenlos her; gelingt das nicht, können Sie ${c.part.priced`den Preis mindern oder`} den Vertrag beenden.`}`}

      ${c.part.consumers`Die gesetzlichen Rechte von Verbrauchern bei Mängeln, auch auf Aktualisierungen und Sicherheit, schließt dieser Vertrag nicht aus und beschränkt sie nicht.`}

      ${c.part.unitedStates`**Für Nutzer in den Vereinigten Staaten gilt, soweit das Recht es erlaubt: Über diesen Abschnitt hinaus sind alle stillschweigenden Zusicherungen, einschließlich der Marktgängigkeit („merchantability“) und der Eignung für einen bestimmten Zweck („fitness for a particular purpose“), ausgeschlossen.** Manche Staaten erlauben das nicht; dort gilt es für Sie nicht.`} ${c.part.lasting`**Für Nutzer in den Vereinigten Staaten gilt, soweit das Recht es erlaubt: Stillschweigende Zusicherungen, einschließlich der Marktgängigkeit („merchantability“) und der Eignung für einen bestimmten Zweck („fitness for a particular purpose“), sind auf die Dauer der oben gegebenen Zusicherung begrenzt.** Manche Staaten erlauben das nicht; dort gilt es für Sie nicht.`}

      ${c.part.apple`Für die Gewährleistung, soweit sie nicht wirksam ausgeschlossen ist, stehen allein wir ein. Ist die Software mangelhaft, können Sie Apple benachrichtigen; Apple erstattet Ihnen dann den Kaufpreis. Weitere Pflichten hat Apple insoweit nicht, soweit das Recht es erlaubt; alle anderen Ansprüche richten sich gegen uns.`}`,
    en: (c) => prose`
      ## Warranty

      ${c.part.asIs`To the extent that the applicable law permits, we provide the software “as is” and with all faults, without promising that it is free from faults or meets your requirements.`} ${c.part.limited`We warrant that for ${c.span(c.say.warranty_days, 'days')} from the purchase the software substantially matches its description. Otherwise we repair it or refund the price. ${c.part.besides`Your statutory rights apply in addition.`}`} ${c.part.conformity`The software matches its description and what you may reasonably expect of software of this kind. ${c.part.remedy`If it does not, we bring it into conformity free of charge; if that fails, you may ${c.part.priced`ask for a price reduction or`} end the contract.`}`}

      ${c.part.consumers`This agreement neither excludes nor restricts the statutory rights of consumers over defects, including those to updates and security.`}

      ${c.part.unitedStates`**For users in the United States, to the extent permitted by law: beyond what this section says, all implied warranties, including those of merchantability and of fitness for a particular purpose, are disclaimed.** Some states do not allow this; there it does not apply to you.`} ${c.part.lasting`**For users in the United States, to the extent permitted by law: implied warranties, including those of merchantability and of fitness for a particular purpose, are limited to the duration of the warranty given above.** Some states do not allow this; there it does not apply to you.`}

      ${c.part.apple`We alone are responsible for warranties that are not effectively disclaimed. If the software does not conform to a warranty, you may notify Apple, and Apple refunds the purchase price to you. To the extent permitted by law, Apple has no other warranty obligation; all other claims are directed against us.`}`,
    es: (c) => prose`
      ## Garantía

      ${c.part.asIs`En la medida en que lo permita la ley aplicable, ofrecemos el software tal como está, sin garantizar que carezca de fallos o que se ajuste a sus necesidades.`} ${c.part.limited`Garantizamos que durante ${c.span(c.say.warranty_days, 'days')} desde la adquisición el software se ajusta en lo esencial a su descripción. En otro caso lo corregimos o devolvemos el precio. ${c.part.besides`Sus derechos legales se suman a esta garantía.`}`} ${c.part.conformity`El software se ajusta a su descripción y a lo que usted puede esperar razonablemente de un software de este tipo. ${c.part.remedy`Si no es así, lo ponemos en conformidad gratuitamente; si no se logra, puede ${c.part.priced`exigir una reducción del precio o`} resolver el contrato.`}`}

      ${c.part.consumers`Este contrato no excluye ni limita los derechos legales de los consumidores por falta de conformidad, incluidos los relativos a actualizaciones y seguridad.`}

      ${c.part.unitedStates`**Para los usuarios de los Estados Unidos, en la medida en que lo permita la ley: más allá de lo que dice este apartado, se excluyen todas las garantías implícitas, incluidas las de comerciabilidad («merchantability») y de idoneidad para un fin determinado («fitness for a particular purpose»).** Algunos estados no lo permiten; allí no se le aplica.`} ${c.part.lasting`**Para los usuarios de los Estados Unidos, en la medida en que lo permita la ley: las garantías implícitas, incluidas las de comerciabilidad («merchantability») y de idoneidad para un fin determinado («fitness for a particular purpose»), se limitan a la duración de la garantía dada más arriba.** Algunos estados no lo permiten; allí no se le aplica.`}

      ${c.part.apple`De las garantías que no se hayan excluido eficazmente respondemos únicamente nosotros. Si el software no se ajusta a una garantía, puede avisar a Apple, que le devolverá el precio de compra. En la medida en que lo permita la ley, Apple no tiene ninguna otra obligación de garantía; las demás reclamaciones se dirigen contra nosotros.`}`,
    fr: (c) => prose`
      ## Garantie

      ${c.part.asIs`Dans la mesure où la loi applicable le permet, nous fournissons le logiciel en l’état, sans garantir qu’il soit exempt d’erreurs ou qu’il réponde à vos besoins.`} ${c.part.limited`Nous garantissons que, pendant ${c.span(c.say.warranty_days, 'days')} à compter de l’acquisition, le logiciel correspond pour l’essentiel à sa description. À défaut, nous le corrigeons ou remboursons le prix. ${c.part.besides`Vos droits légaux s’y ajoutent.`}`} ${c.part.conformity`Le logiciel correspond à sa description et à ce que vous pouvez raisonnablement attendre d’un logiciel de ce type. ${c.part.remedy`À défaut, nous le mettons en conformité sans frais ; si cela échoue, vous pouvez ${c.part.priced`obtenir une réduction du prix ou`} mettre fin au contrat.`}`}

      ${c.part.consumers`Le présent contrat n’exclut ni ne restreint les droits légaux des consommateurs en cas de défaut de conformité, y compris en matière de mises à jour et de sécurité.`}

      ${c.part.unitedStates`**Pour les utilisateurs aux États-Unis, dans la mesure où la loi le permet : au-delà de ce que prévoit cette section, toutes les garanties implicites, y compris de qualité marchande (« merchantability ») et d’adéquation à un usage particulier (« fitness for a particular purpose »), sont exclues.** Certains États ne le permettent pas ; dans ces États, cela ne s’applique pas à vous.`} ${c.part.lasting`**Pour les utilisateurs aux États-Unis, dans la mesure où la loi le permet : les garanties implicites, y compris de qualité marchande (« merchantability ») et d’adéquation à un usage particulier (« fitness for a particular purpose »), sont limitées à la durée de la garantie donnée ci-dessus.** Certains États ne le permettent pas ; dans ces États, cela ne s’applique pas à vous.`}

      ${c.part.apple`Nous sommes seuls responsables des garanties qui ne sont pas valablement exclues. Si le logiciel n’est pas conforme à une garantie, vous pouvez en avertir Apple, qui vous rembourse le prix d’achat. Dans la mesure où la loi le permet, Apple n’a aucune autre obligation de garantie ; toutes les autres réclamations nous sont adressées.`}`,
    it: (c) => prose`
      ## Garanzia

      ${c.part.asIs`Nella misura in cui la legge applicabile lo consente, forniamo il software così com’è, senza garantire che sia privo di errori o che risponda alle Sue esigenze.`} ${c.part.limited`Garantiamo che per ${c.span(c.say.warranty_days, 'days')} dall’acquisto il software corrisponde nella sostanza alla sua descrizione. Altrimenti lo correggiamo o rimborsiamo il prezzo. ${c.part.besides`I Suoi diritti di legge si aggiungono a questa garanzia.`}`} ${c.part.conformity`Il software corrisponde alla sua descrizione e a ciò che può ragionevolmente attendersi da un software di questo tipo. ${c.part.remedy`In caso contrario lo rendiamo conforme senza spese; se non riesce, può ${c.part.priced`ottenere una riduzione del prezzo o`} sciogliere il contratto.`}`}

      ${c.part.consumers`Questo contratto non esclude né limita i diritti di legge dei consumatori in caso di difetti, compresi quelli agli aggiornamenti e alla sicurezza.`}

      ${c.part.unitedStates`**Per gli utenti negli Stati Uniti, nella misura consentita dalla legge: oltre a quanto detto in questa sezione, sono escluse tutte le garanzie implicite, comprese quelle di commerciabilità («merchantability») e di idoneità a uno scopo particolare («fitness for a particular purpose»).** Alcuni Stati non lo consentono; lì ciò non si applica a Lei.`} ${c.part.lasting`**Per gli utenti negli Stati Uniti, nella misura consentita dalla legge: le garanzie implicite, comprese quelle di commerciabilità («merchantability») e di idoneità a uno scopo particolare («fitness for a particular purpose»), sono limitate alla durata della garanzia data sopra.** Alcuni Stati non lo consentono; lì ciò non si applica a Lei.`}

      ${c.part.apple`Delle garanzie non validamente escluse rispondiamo soltanto noi. Se il software non è conforme a una garanzia, può avvisare Apple, che Le rimborsa il prezzo di acquisto. Nella misura consentita dalla legge, Apple non ha altri obblighi di garanzia; ogni altra pretesa va rivolta a noi.`}`,
    nl: (c) => prose`
      ## Garantie

      ${c.part.asIs`Voor zover het toepasselijke recht dat toestaat, leveren wij de software zoals die is, zonder toe te zeggen dat die foutloos is of aan uw eisen voldoet.`} ${c.part.limited`Wij garanderen dat de software gedurende ${c.span(c.say.warranty_days, 'days')} vanaf de aankoop in hoofdzaak overeenkomt met de beschrijving. Anders herstellen wij de software of betalen wij de prijs terug. ${c.part.besides`Uw wettelijke rechten gelden daarnaast.`}`} ${c.part.conformity`De software komt overeen met de beschrijving en met wat u redelijkerwijs van dit soort software mag verwachten. ${c.part.remedy`Is dat niet zo, dan brengen wij die kosteloos in overeenstemming; lukt dat niet, dan kunt u ${c.part.priced`prijsvermindering verlangen of`} de overeenkomst ontbinden.`}`}

      ${c.part.consumers`Deze overeenkomst sluit de wettelijke rechten van consumenten bij gebreken, ook op updates en veiligheid, niet uit en beperkt die niet.`}

      ${c.part.unitedStates`**Voor gebruikers in de Verenigde Staten geldt, voor zover de wet dat toestaat: buiten wat dit onderdeel zegt, zijn alle stilzwijgende garanties, ook die van verhandelbaarheid (“merchantability”) en van geschiktheid voor een bepaald doel (“fitness for a particular purpose”), uitgesloten.** Sommige staten staan dat niet toe; daar geldt het niet voor u.`} ${c.part.lasting`**Voor gebruikers in de Verenigde Staten geldt, voor zover de wet dat toestaat: stilzwijgende garanties, ook die van verhandelbaarheid (“merchantability”) en van geschiktheid voor een bepaald doel (“fitness for a particular purpose”), zijn beperkt tot de duur van de hierboven gegeven garantie.** Sommige staten staan dat niet toe; daar geldt het niet voor u.`}

      ${c.part.apple`Voor garanties die niet rechtsgeldig zijn uitgesloten, zijn alleen wij verantwoordelijk. Voldoet de software niet aan een garantie, dan kunt u Apple daarvan op de hoogte stellen en betaalt Apple u de aankoopprijs terug. Voor zover de wet dat toestaat, heeft Apple geen andere garantieplicht; alle andere aanspraken richt u tot ons.`}`,
  },
});
