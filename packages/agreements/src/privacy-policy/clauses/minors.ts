import { has, items, prose } from '../../document/authoring.ts';
import { requestWays } from '../words/request-ways.ts';
import { clause } from './clause.ts';

/** California Business and Professions Code § 22581(a)(1)–(4) and (b). */
export const minors = clause({
  id: 'pp.minors',
  version: 2,
  when: (a) => has(a.laws, 'minors_22581'),
  parts: {
    right: { meets: ['ca-22581'] },
    how: { meets: ['ca-22581'] },
    limits: { meets: ['ca-22581'] },
  },
  text: {
    de: (c) => prose`
      ## Minderjährige in Kalifornien: eigene Beiträge entfernen

      ${c.part
        .right`Wenn Sie in Kalifornien wohnen, unter 18 Jahre alt und bei uns registriert sind, haben Sie
      das Recht, Inhalte zu entfernen, die Sie in unserem Angebot veröffentlicht haben, oder ihre Entfernung von uns zu verlangen (Cal. Bus. & Prof. Code § 22581).`}

      ${c.part.how(prose`
        Soweit unser Angebot bei Ihrem Beitrag eine Funktion zum Löschen bietet, können Sie diese nutzen. Die Entfernung durch uns verlangen Sie:

        ${items(requestWays(c))}

        Beschreiben Sie dabei bitte den Beitrag und wo er steht. Teilen Sie uns außerdem mit, dass Sie unter 18
        Jahre alt sind und in Kalifornien wohnen.`)}

      ${c.part
        .limits`Die Entfernung gewährleistet nicht, dass der Beitrag vollständig und überall verschwindet.
      Er kann zum Beispiel sichtbar bleiben, wenn andere ihn kopiert oder erneut veröffentlicht haben. Wir müssen
      einen Beitrag nicht entfernen, wenn ein Gesetz seine Aufbewahrung verlangt, wenn jemand anderes ihn veröffentlicht hat, wenn wir ihn so anonymisiert haben, dass Sie nicht mehr erkennbar sind, oder wenn Sie
      für ihn eine Vergütung erhalten haben.`}`,
    en: (c) => prose`
      ## Minors in California: removing your own posts

      ${c.part.right`If you live in California, are under 18 years of age and are registered with us, you have
      the right to remove content that you have posted on our service, or to ask us to remove it (Cal. Bus. & Prof. Code § 22581).`}

      ${c.part.how(prose`
        Where our service offers a function to delete your post, you can use it. To have us remove it, make a request:

        ${items(requestWays(c))}

        Please describe the post and where it is. Please also tell us that you are under 18 years of age and live
        in California.`)}

      ${c.part
        .limits`Removal does not ensure complete or comprehensive removal of the post. It may, for example,
      remain visible where others have copied or reposted it. We do not have to remove a post if a law requires us
      to keep it, if someone else posted it, if we have anonymised it so that you can no longer be identified, or
      if you received compensation for it.`}`,
    es: (c) => prose`
      ## Menores de edad en California: eliminar las propias publicaciones

      ${c.part.right`Si usted vive en California, es menor de 18 años y se ha registrado en nuestro servicio,
      tiene derecho a eliminar los contenidos que haya publicado en él o a pedirnos que los eliminemos (Cal. Bus. & Prof. Code § 22581).`}

      ${c.part.how(prose`
        Cuando nuestro servicio ofrece una función para borrar su publicación, puede utilizarla. Para que la eliminemos nosotros, presente una solicitud:

        ${items(requestWays(c))}

        Describa la publicación e indique dónde se encuentra. Comuníquenos también que es menor de 18 años y que
        vive en California.`)}

      ${c.part
        .limits`La eliminación no garantiza que la publicación desaparezca por completo y en todas partes.
      Puede seguir visible, por ejemplo, si otras personas la han copiado o vuelto a publicar. No estamos
      obligados a eliminar una publicación si una ley exige conservarla, si la publicó otra persona, si la hemos
      anonimizado de modo que ya no se le pueda identificar o si recibió una compensación por ella.`}`,
    fr: (c) => prose`
      ## Mineurs en Californie : supprimer ses propres publications

      ${c.part
        .right`Si vous habitez en Californie, avez moins de 18 ans et disposez d’un compte chez nous, vous avez le
      droit de supprimer les contenus que vous avez publiés sur notre service ou de nous demander de les supprimer (Cal. Bus. & Prof. Code § 22581).`}

      ${c.part.how(prose`
        Lorsque notre service propose une fonction pour effacer votre publication, vous pouvez l’utiliser. Pour que nous la supprimions, présentez une demande :

        ${items(requestWays(c))}

        Décrivez la publication et indiquez où elle se trouve. Précisez aussi que vous avez moins de 18 ans et que
        vous habitez en Californie.`)}

      ${c.part
        .limits`La suppression ne garantit pas que la publication disparaisse entièrement et partout. Elle
      peut par exemple rester visible si d’autres personnes l’ont copiée ou publiée de nouveau. Nous ne sommes pas
      tenus de supprimer une publication si une loi en exige la conservation, si une autre personne l’a publiée, si
      nous l’avons anonymisée de sorte que vous n’êtes plus identifiable ou si vous avez reçu une rémunération pour
      celle-ci.`}`,
    it: (c) => prose`
      ## Minori in California: rimuovere i propri contenuti

      ${c.part
        .right`Se Lei vive in California, ha meno di 18 anni e dispone di un account presso di noi, ha il diritto di
      rimuovere i contenuti che ha pubblicato nel nostro servizio o di chiederci di rimuoverli (Cal. Bus. & Prof. Code § 22581).`}

      ${c.part.how(prose`
        Quando il nostro servizio offre una funzione per eliminare il Suo contenuto, può usarla. Per farlo rimuovere da noi, presenti una richiesta:

        ${items(requestWays(c))}

        Descriva il contenuto e indichi dove si trova. Ci comunichi inoltre di avere meno di 18 anni e di vivere in
        California.`)}

      ${c.part.limits`La rimozione non garantisce che il contenuto scompaia del tutto e ovunque. Può restare
      visibile, per esempio, se altre persone lo hanno copiato o ripubblicato. Non siamo tenuti a rimuovere un
      contenuto se una legge ne impone la conservazione, se lo ha pubblicato un’altra persona, se lo abbiamo
      anonimizzato in modo che Lei non sia più identificabile o se ha ricevuto un compenso per esso.`}`,
    nl: (c) => prose`
      ## Minderjarigen in Californië: eigen inhoud verwijderen

      ${c.part
        .right`Als u in Californië woont, jonger bent dan 18 jaar en bij ons bent geregistreerd, hebt u het
      recht inhoud te verwijderen die u in onze dienst hebt geplaatst, of ons te vragen die te verwijderen (Cal. Bus. & Prof. Code § 22581).`}

      ${c.part.how(prose`
        Als onze dienst een functie biedt om uw inhoud te verwijderen, kunt u die gebruiken. Wilt u dat wij de
        inhoud verwijderen, dien dan een verzoek in:

        ${items(requestWays(c))}

        Beschrijf daarbij de inhoud en waar die staat. Deel ons ook mee dat u jonger bent dan 18 jaar en in
        Californië woont.`)}

      ${c.part.limits`Verwijdering garandeert niet dat de inhoud volledig en overal verdwijnt. Die kan
      bijvoorbeeld zichtbaar blijven als anderen die hebben gekopieerd of opnieuw geplaatst. Wij hoeven inhoud
      niet te verwijderen als een wet bewaring voorschrijft, als iemand anders die heeft geplaatst, als wij die zo
      hebben geanonimiseerd dat u niet meer herkenbaar bent, of als u er een vergoeding voor hebt gekregen.`}`,
  },
});
