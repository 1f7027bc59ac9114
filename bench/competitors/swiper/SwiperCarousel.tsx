import 'swiper/css';
import 'swiper/css/grid';
import 'swiper/css/navigation';
import './swiper.css';
import { A11y, Grid, Keyboard, Navigation } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { CarouselProps } from '../cells.ts';
import { Tile } from '../plain/Tile.tsx';

export function SwiperCarousel({ heading, titles }: CarouselProps) {
  return (
    <section aria-label={heading}>
      <div className="shelf-head">
        <h2>{heading}</h2>
      </div>
      <Swiper
        modules={[A11y, Grid, Keyboard, Navigation]}
        navigation
        keyboard
        slidesPerView={7}
        slidesPerGroup={7}
        spaceBetween={24}
        grid={{ rows: 2, fill: 'column' }}
      >
        {titles.map((title) => (
          <SwiperSlide key={title.id}>
            <Tile {...title} />
          </SwiperSlide>
        ))}
      </Swiper>
    </section>
  );
}
