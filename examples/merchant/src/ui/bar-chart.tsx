import { useId } from 'react';

interface BarChartProps {
  /** Content of the chart, in one sentence. */
  label: string;
  /** Heading of the first and second column of the table. */
  columns: readonly [string, string];
  bars: readonly { readonly name: string; readonly value: number; readonly text: string }[];
}

const height = 120;

/** Bar chart, and a table of the same values. */
export function BarChart({ label, columns, bars }: BarChartProps) {
  const id = useId();
  const highest = Math.max(...bars.map(({ value }) => value), 0) || 1;
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure>
      <svg
        role="img"
        aria-labelledby={id}
        viewBox={`0 0 ${String(bars.length * 24)} ${String(height)}`}
        preserveAspectRatio="none"
        className="h-32 w-full"
      >
        <title id={id}>{label}</title>
        {bars.map(({ name, value, text }, index) => {
          // Days without a value have a thin line, so that the axis stays visible.
          const length = Math.max((value / highest) * height, 1.5);
          return (
            <rect
              key={name}
              x={index * 24 + 3}
              y={height - length}
              width={18}
              height={length}
              className={value > 0 ? 'fill-accent' : 'fill-line'}
            >
              <title>{`${name}: ${text}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="mt-1 flex justify-between text-xs text-ink-soft">
        <span>{first?.name}</span>
        <span>{last?.name}</span>
      </figcaption>
      <details className="mt-3 text-sm">
        <summary className="cursor-pointer link">Show as a table</summary>
        <table className="mt-2 w-full text-left">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-1 pr-4 font-semibold">
                {columns[0]}
              </th>
              <th scope="col" className="py-1 text-right font-semibold">
                {columns[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, text }) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-1 pr-4 font-normal">
                  {name}
                </th>
                <td className="py-1 text-right tabular-nums">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
