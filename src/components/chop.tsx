import { useId } from 'react';

interface Props {
  /** Around the ring. */
  english: string;
  /** In the middle, in two lines. */
  chinese: string;
}

/** The way that the words on the ring have, in degrees: the star below keeps its room. */
const sweep = 292;
const radius = 43;

const around = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(56 + radius * Math.sin(angle)).toFixed(1)} ${(56 - radius * Math.cos(angle)).toFixed(1)}`;
};

/** The company's chop: a mark of the house, for the eye alone, and never beside anything that could be taken for signed. */
export function Chop({ english, chinese }: Props) {
  const ring = useId();
  const half = Math.ceil(chinese.length / 2);
  const size = Math.min(16, 52 / half);
  const length = (sweep / 360) * 2 * Math.PI * radius;
  return (
    <svg viewBox="0 0 112 112" aria-hidden fill="var(--red)" stroke="none">
      <g transform="rotate(-7 56 56)">
        <circle cx="56" cy="56" r="54" fill="none" stroke="var(--red)" strokeWidth="2.5" />
        <circle cx="56" cy="56" r="36" fill="none" stroke="var(--red)" strokeWidth="1.5" />
        <path id={ring} d={`M${around(-sweep / 2)}A${radius} ${radius} 0 1 1 ${around(sweep / 2)}`} fill="none" />
        <text fontSize={Math.min(11.5, length / (english.length * 0.62))} fontWeight="700" fontFamily="var(--form-face)">
          <textPath href={`#${ring}`} textLength={length} lengthAdjust="spacing">
            {english.toUpperCase()}
          </textPath>
        </text>
        <text fontSize={size} fontWeight="700" fontFamily="var(--han, sans-serif)" textAnchor="middle">
          <tspan x="56" y="53">
            {chinese.slice(0, half)}
          </tspan>
          <tspan x="56" y={53 + size * 1.25}>
            {chinese.slice(half)}
          </tspan>
        </text>
        <path d="M56 97l1.6 4 4.4.2-3.4 2.7 1.2 4.2-3.8-2.4-3.8 2.4 1.2-4.2-3.4-2.7 4.4-.2Z" />
      </g>
    </svg>
  );
}
