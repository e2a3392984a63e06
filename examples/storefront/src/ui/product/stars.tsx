const star = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z';
const places = [0, 1, 2, 3, 4];

const Row = () => places.map((place) => <path key={place} d={star} transform={`translate(${place * 24})`} />);

interface StarsProps {
  /** Rating from 1 to 5, with fractions. */
  rating: number;
  /** Text for screen readers, such as "4.6 of 5 stars". */
  label: string;
  className?: string;
}

/** A rating as five stars, which are filled from the left. */
export const Stars = ({ rating, label, className = 'h-4' }: StarsProps) => (
  <svg role="img" aria-label={label} viewBox="0 0 120 24" className={`inline-block w-auto shrink-0 ${className}`}>
    <g fill="none" stroke="currentColor" strokeWidth={1.5}>
      <Row />
    </g>
    <svg width={rating * 24} height={24} fill="currentColor">
      <Row />
    </svg>
  </svg>
);
