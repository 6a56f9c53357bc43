export function PriceRow({ of, price }: { of: string; price: string }) {
  return (
    <tr>
      <th scope="row" className="table__row">
        {of}
      </th>
      <td>
        <b>{price}</b>
      </td>
    </tr>
  );
}
