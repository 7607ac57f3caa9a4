import { defineElement } from '@causeway/widget/element'
import { createApp } from 'vue'
import App from './App.vue'

defineElement()
createApp(App).mount('#app')
