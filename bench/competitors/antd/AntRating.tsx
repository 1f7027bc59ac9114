import { Flex, Select } from 'antd';
import type { RatingProps } from '../cells.ts';
import { AntStars } from './AntStars.tsx';

export function AntRating({ status, statuses, onStatusChange, ...stars }: RatingProps) {
  return (
    <Flex vertical gap="middle">
      <Select aria-label="Status" options={[...statuses]} value={status} onChange={onStatusChange} />
      <AntStars {...stars} />
    </Flex>
  );
}
